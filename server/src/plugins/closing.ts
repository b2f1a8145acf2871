import plugin from 'fastify-plugin';
import { ApiFailure } from '../errors.ts';

/** Once the server has begun to close: refuses new requests on open connections, and ends each connection after its answer. */
export const closing = plugin(
  (app, _options, done) => {
    let isClosing = false;
    app.addHook('preClose', (next) => {
      isClosing = true;
      // A connection that fell idle after the first look would keep the server open for its keep-alive time.
      const timer = setInterval(() => app.server.closeIdleConnections(), 100);
      app.server.once('close', () => clearInterval(timer));
      timer.unref();
      next();
    });
    app.addHook('onRequest', (_request, _reply, next) => {
      if (isClosing) next(new ApiFailure('closing', { retryAfter: 2 }));
      else next();
    });
    app.addHook('onSend', (_request, reply, _payload, next) => {
      if (isClosing) reply.header('connection', 'close');
      next();
    });
    done();
  },
  { name: 'closing' },
);

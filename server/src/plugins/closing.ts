import plugin from 'fastify-plugin';
import { ApiFailure } from '../failures/errors.ts';

export interface ClosingOptions {
  /** True from when the server is told to close, while it still accepts requests. */
  readonly isClosing: () => boolean;
}

/**
 * Ends each connection after its answer once the server is told to close, so that no client reuses a connection that
 * is about to end; after the port is closed, refuses further requests on open connections.
 */
export const closing = plugin<ClosingOptions>(
  (app, { isClosing }, done) => {
    let isClosed = false;
    app.addHook('preClose', (next) => {
      isClosed = true;
      // A connection that became idle after the first check would keep the server open for its keep-alive time.
      const timer = setInterval(() => app.server.closeIdleConnections(), 100);
      app.server.once('close', () => clearInterval(timer));
      timer.unref();
      next();
    });
    app.addHook('onRequest', (_request, _reply, next) => {
      if (isClosed) next(new ApiFailure('closing', { retryAfter: 2 }));
      else next();
    });
    app.addHook('onSend', (_request, reply, _payload, next) => {
      if (isClosed || isClosing()) reply.header('connection', 'close');
      next();
    });
    done();
  },
  { name: 'closing' },
);

import plugin from 'fastify-plugin';
import { ApiFailure } from '../errors.ts';

/** Refuses what arrives on open connections once the server has begun to close. */
export const closing = plugin(
  (app, _options, done) => {
    let isClosing = false;
    app.addHook('preClose', (next) => {
      isClosing = true;
      next();
    });
    app.addHook('onRequest', (_request, reply, next) => {
      if (!isClosing) {
        next();
        return;
      }
      reply.header('connection', 'close');
      next(new ApiFailure('closing', { retryAfter: 2 }));
    });
    done();
  },
  { name: 'closing' },
);

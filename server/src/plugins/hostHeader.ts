import plugin from 'fastify-plugin';
import { ApiFailure } from '../errors.ts';

/** Refuses HTTP/1.1 without a Host, as it must be; Node would do so by itself, but with an empty answer. */
export const hostHeader = plugin(
  (app, _options, done) => {
    app.addHook('onRequest', ({ raw, headers }, reply, next) => {
      if (headers.host !== undefined || raw.httpVersion !== '1.1') {
        next();
        return;
      }
      reply.header('connection', 'close');
      next(new ApiFailure('http'));
    });
    done();
  },
  { name: 'host-header' },
);

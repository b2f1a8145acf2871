import plugin from 'fastify-plugin';
import { ApiFailure } from '../failures/errors.ts';

/**
 * Refuses HTTP/1.1 requests without a Host header, and any request with two (RFC 9112, 3.2). Node itself refuses a
 * missing one, but with an empty answer; of two it uses the first, while a proxy in front of the server may have used
 * the other.
 */
export const hostHeader = plugin(
  (app, _options, done) => {
    app.addHook('onRequest', ({ raw }, reply, next) => {
      const hosts = raw.rawHeaders.filter((name, i) => i % 2 === 0 && name.toLowerCase() === 'host').length;
      if (hosts === 1 || (hosts === 0 && raw.httpVersion !== '1.1')) {
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

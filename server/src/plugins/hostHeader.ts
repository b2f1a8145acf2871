import plugin from 'fastify-plugin';
import { ApiFailure } from '../failures/errors.ts';

/**
 * Refuses HTTP/1.1 without a Host, and any request with two (RFC 9112, 3.2). Without one Node would refuse by itself,
 * but with an empty answer; of two it takes the first, while a proxy before us may have taken the other.
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

import { createHash } from 'node:crypto';
import plugin from 'fastify-plugin';
import { addVary } from '../http/vary.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * The answer is the same for everyone, so browsers and proxies may keep it for five minutes; with `toNobody` this
     * holds for anonymous callers only, and the answer for a user is requested each time.
     */
    isPublic?: boolean | 'toNobody';
  }
}

/** Returns answers of public routes a strong ETag, and 304 to who has them already. */
export const publicCache = plugin(
  (app, _options, done) => {
    app.addHook('onSend', (request, reply, payload, next) => {
      const { isPublic = false } = request.routeOptions.config;
      const isCacheable = isPublic !== false && reply.statusCode === 200;
      if (!isCacheable || typeof payload !== 'string') {
        next(null, payload);
        return;
      }
      const etag = `"${createHash('sha256').update(payload).digest('base64url').slice(0, 27)}"`;
      const isOwn = isPublic === 'toNobody' && request.caller?.kind === 'user';
      reply.header('cache-control', isOwn ? 'private, no-cache' : 'public, max-age=300').header('etag', etag);
      if (isPublic === 'toNobody') addVary(reply, 'cookie');
      addVary(reply, 'client-locale');
      // Compared weakly, as RFC 9110 (13.1.2) asks: a proxy that compresses makes strong tags weak.
      const known = (request.headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim());
      const isKnown = known.some((tag) => tag === '*' || tag.replace(/^W\//, '') === etag);
      if (isKnown) reply.code(304);
      next(null, isKnown ? null : payload);
    });
    done();
  },
  { name: 'public-cache' },
);

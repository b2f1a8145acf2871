import { createHash } from 'node:crypto';
import plugin from 'fastify-plugin';
import { addVary } from '../http/vary.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * The answer is the same for everyone, so browsers and proxies may cache it for five minutes; with `toNobody` this
     * holds only for anonymous callers, and a user's answer is requested each time.
     */
    isPublic?: boolean | 'toNobody';
  }
}

/** Adds a strong ETag to answers of public routes, and answers 304 to a client that already has the answer. */
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
      // Compared weakly, as RFC 9110 (13.1.2) requires: a proxy that compresses makes strong tags weak.
      const known = (request.headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim());
      const isKnown = known.some((tag) => tag === '*' || tag.replace(/^W\//, '') === etag);
      if (isKnown) reply.code(304);
      next(null, isKnown ? null : payload);
    });
    done();
  },
  { name: 'public-cache' },
);

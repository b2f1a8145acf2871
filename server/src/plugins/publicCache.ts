import { createHash } from 'node:crypto';
import plugin from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The answer is the same for everyone, so browsers and proxies may keep it for five minutes. */
    isPublic?: boolean;
  }
}

/** Gives answers of public routes a strong ETag, and 304 to who has them already. */
export const publicCache = plugin(
  async (app) => {
    app.addHook('onSend', async (request, reply, payload) => {
      const isCacheable = request.routeOptions.config.isPublic === true && reply.statusCode === 200;
      if (!isCacheable || typeof payload !== 'string') return payload;
      const etag = `"${createHash('sha256').update(payload).digest('base64url').slice(0, 27)}"`;
      reply
        .header('cache-control', 'public, max-age=300')
        .header('etag', etag)
        .header('vary', 'Client-Locale');
      if (!(request.headers['if-none-match'] ?? '').split(/\s*,\s*/).includes(etag)) return payload;
      reply.code(304);
      return null;
    });
  },
  { name: 'public-cache' },
);

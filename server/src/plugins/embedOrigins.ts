import cors from '@fastify/cors';
import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { matchesRoute } from '../http/apiPaths.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call may be used from foreign pages (EMBED_ORIGINS), always without credentials. */
    isEmbeddable?: boolean;
  }
}

export interface EmbedOriginsOptions {
  readonly embedOrigins: '*' | readonly string[];
}

/** Adds CORS headers for the routes that set `isEmbeddable`; a preflight for any other route is never granted. */
export const embedOrigins = plugin<EmbedOriginsOptions>(
  async (app, { embedOrigins: origins }) => {
    const embeddable: { readonly method: string; readonly url: string }[] = [];
    app.addHook('onRoute', ({ method, url, config }) => {
      if (config?.isEmbeddable === true)
        embeddable.push(...[method].flat().map((name) => ({ method: name, url })));
    });
    await app.register(cors, {
      delegator: (request, decide) => {
        // An OPTIONS request without a requested method is not a preflight: it is refused like any other method.
        const asked = request.method === 'OPTIONS' ? preflightOf(request) : request.method;
        const isOpen = embeddable.some(
          ({ method, url }) => method === asked && matchesRoute(url, request.url),
        );
        decide(null, {
          origin: isOpen ? (origins === '*' ? '*' : [...origins]) : false,
          methods: ['GET', 'POST'],
          allowedHeaders: ['Content-Type', 'Client-Locale', 'X-Request-Id'],
          exposedHeaders: [
            'X-Request-Id',
            'RateLimit-Limit',
            'RateLimit-Remaining',
            'RateLimit-Reset',
            'Retry-After',
          ],
          credentials: false,
          maxAge: 600,
        });
      },
    });
  },
  { name: 'embed-origins' },
);

/** Returns the method that a preflight request names; undefined if the request is not a preflight. */
function preflightOf({ headers }: FastifyRequest): string | undefined {
  return headers.origin === undefined ? undefined : headers['access-control-request-method'];
}

import cors from '@fastify/cors';
import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { matchesRoute } from '../http/apiPaths.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call may be used from the pages of others (EMBED_ORIGINS), always without credentials. */
    isEmbeddable?: boolean;
  }
}

export interface EmbedOriginsOptions {
  readonly embedOrigins: '*' | readonly string[];
}

/** Answers foreign origins for the routes that say `isEmbeddable`; a preflight for any other is never granted. */
export const embedOrigins = plugin<EmbedOriginsOptions>(
  async (app, { embedOrigins: origins }) => {
    const embeddable: string[] = [];
    app.addHook('onRoute', ({ url, config }) => {
      if (config?.isEmbeddable === true) embeddable.push(url);
    });
    await app.register(cors, {
      delegator: (request, decide) => {
        // An OPTIONS that asks nothing is no preflight: it goes on to the refusal every other method gets.
        const asks = request.method !== 'OPTIONS' || isPreflight(request);
        const isOpen = asks && embeddable.some((route) => matchesRoute(route, request.url));
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

function isPreflight({ headers }: FastifyRequest): boolean {
  return headers.origin !== undefined && headers['access-control-request-method'] !== undefined;
}

import swagger from '@fastify/swagger';
import type { FastifyContextConfig } from 'fastify';
import plugin from 'fastify-plugin';
import { isRoot } from '../accounts/caller.ts';
import { ApiFailure } from '../errors.ts';
import { shareSchemas } from './sharedSchemas.ts';
import { USE_LIMITS } from './useLimits.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A route for anyone whose answer depends on the session, if there is one. */
    readsSession?: boolean;
  }
}

export interface OpenapiOptions {
  /** Whether GET /openapi.json is for everybody; else it is for root alone, and nobody else learns that it is there. */
  readonly isOpen: boolean;
}

type Requirement = Readonly<Record<string, readonly string[]>>;

/** By the cookie of a session, and the token that shows that it can be read. */
const SESSION: Requirement = { session: [], xsrf: [] };
const NOBODY: Requirement = {};

const SCHEMES = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'eecs-at',
    description: 'Set by POST /auth and POST /auth/restore; `__Host-eecs-at` behind https',
  },
  xsrf: {
    type: 'apiKey',
    in: 'header',
    name: 'X-XSRF-TOKEN',
    description:
      'The value of the cookie XSRF-TOKEN (`__Host-XSRF-TOKEN` behind https), beside every POST with a session',
  },
  credentials: {
    type: 'apiKey',
    in: 'header',
    name: 'Authorization',
    description:
      'The JSON {"email":…,"password":"v1.…"}, or EECS and its base64url; of a mailed link: Link and its token',
  },
} as const;

/** Collects the description of the API from the schemas of its routes. */
export const openapi = plugin<OpenapiOptions>(
  async (app, { isOpen }) => {
    await app.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: { title: 'EECS', description: 'Calculator of multi-span beams and trusses', version: '1' },
        servers: [{ url: '/api' }],
        components: { securitySchemes: SCHEMES },
      },
      transform: ({ schema, url, route: { config, method } }) => {
        const security = securityOf(config ?? {}, method === 'GET');
        return { url, schema: { ...schema, ...(security !== null && { security }) } };
      },
      transformObject: (document) =>
        'openapiObject' in document ? shareSchemas(document.openapiObject) : document.swaggerObject,
    });
    app.get(
      '/openapi.json',
      { schema: { hide: true }, config: { rateLimit: { max: USE_LIMITS.publicData } } },
      async (request) => {
        if (isOpen || isRoot(await request.readCaller())) return app.swagger();
        throw new ApiFailure('missing');
      },
    );
  },
  { name: 'openapi', dependencies: ['sessions', 'use-limits'] },
);

/** What a call asks of its caller; null where it makes no difference who calls. */
function securityOf(
  { access = 'anyone', readsAuthorization = false, readsSession = false, solves }: FastifyContextConfig,
  isRead: boolean,
): Requirement[] | null {
  const session = isRead ? { session: [] } : SESSION;
  if (access !== 'anyone') return [session];
  if (!readsAuthorization) return readsSession || solves !== undefined ? [NOBODY, session] : null;
  return readsSession ? [NOBODY, session, { credentials: [] }] : [{ credentials: [] }];
}

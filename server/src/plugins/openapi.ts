import swagger, { type FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import type { FastifyContextConfig, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { isRoot } from '../accounts/caller.ts';
import { ApiFailure } from '../errors.ts';
import type { ApiDescription } from './contract/description.ts';
import { CONTRACT_HEAD, headersOf } from './contract/head.ts';
import { PAGE_POLICY, renderPage } from './contract/renderPage.ts';
import { shareSchemas } from './contract/shareSchemas.ts';
import { USE_LIMITS } from './useLimits.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A route for anyone whose answer depends on the session, if there is one. */
    readsSession?: boolean;
  }
}

export interface OpenapiOptions {
  /**
   * Whether GET /openapi.json, and the page that shows it, are for everybody; else they are for root
   * alone, and nobody else learns that they are there.
   */
  readonly isOpen: boolean;
}

type Contract = NonNullable<FastifyDynamicSwaggerOptions['openapi']>;
type Requirement = Readonly<Record<string, readonly string[]>>;

/** By the cookie of a session, and the token that shows that it can be read. */
const SESSION: Requirement = { session: [], xsrf: [] };
const NOBODY: Requirement = {};

/** Collects the description of the API from the schemas of its routes. */
export const openapi = plugin<OpenapiOptions>(
  async (app, { isOpen }) => {
    await app.register(swagger, {
      openapi: CONTRACT_HEAD as unknown as Contract,
      transform: ({ schema, url, route: { config, method } }) => {
        const security = securityOf(config ?? {}, method === 'GET');
        const names = { operationId: nameOperation(String(method), url), tags: [url.split('/')[1] ?? ''] };
        return { url, schema: { ...schema, ...names, ...(security !== null && { security }) } };
      },
      transformObject: (document) =>
        'openapiObject' in document
          ? shareSchemas(tellHeadersIn(document.openapiObject as Contract))
          : document.swaggerObject,
    });
    const options = { schema: { hide: true }, config: { rateLimit: { max: USE_LIMITS.publicData } } };
    const requireReader = async (request: FastifyRequest) => {
      if (!isOpen && !isRoot(await request.readCaller())) throw new ApiFailure('missing');
    };
    app.get('/openapi.json', options, async (request) => {
      await requireReader(request);
      return app.swagger();
    });
    app.get('/openapi', options, async (request, reply) => {
      await requireReader(request);
      reply.header('content-security-policy', PAGE_POLICY).type('text/html; charset=utf-8');
      return renderPage(app.swagger() as unknown as ApiDescription);
    });
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

/** Names a call as generated clients do: `postCaseMsb`. */
function nameOperation(method: string, url: string): string {
  const words = url.split(/[^a-z]+/).filter((word) => word !== '');
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

/** Writes into a contract, of every answer, which headers it has; gives the same contract. */
function tellHeadersIn(contract: Contract): Contract {
  for (const operations of Object.values(contract.paths ?? {}))
    for (const operation of [
      operations?.get,
      operations?.post,
      operations?.put,
      operations?.patch,
      operations?.delete,
    ])
      for (const [status, answer] of Object.entries(operation?.responses ?? {}))
        Object.assign(answer, { headers: headersOf(status) });
  return contract;
}

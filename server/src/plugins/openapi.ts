import { createHash } from 'node:crypto';
import swagger, { type FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import type { FastifyContextConfig, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import type { ApiDescription } from './contract/description.ts';
import { CONTRACT_HEAD, headersOf } from './contract/head.ts';
import { PAGE_POLICY, renderPage } from './contract/renderPage.ts';
import { shareSchemas } from './contract/shareSchemas.ts';
import { createPageShell, type PageShell } from './pageShell.ts';
import { sendPage } from './shellCache.ts';
import { USE_LIMITS } from './useLimits.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A route for anyone whose answer depends on the session, if there is one. */
    readsSession?: boolean;
  }
}

type Contract = NonNullable<FastifyDynamicSwaggerOptions['openapi']>;
type Requirement = Readonly<Record<string, readonly string[]>>;

/** A call needs the cookie of a session, and the token that proves that the page can read it. */
const SESSION: Requirement = { session: [], xsrf: [] };
const NOBODY: Requirement = {};

/**
 * Collects the description of the API from the schemas of its routes, and publishes it as JSON and as a page.
 */
export const openapi = plugin(
  async (app) => {
    await app.register(swagger, {
      openapi: CONTRACT_HEAD as unknown as Contract,
      transform: ({ schema, url, route: { config, method } }) => {
        const security = securityOf(config ?? {}, method === 'GET');
        const names = { operationId: nameOperation(String(method), url), tags: [url.split('/')[1] ?? ''] };
        return { url, schema: { ...schema, ...names, ...(security !== null && { security }) } };
      },
      transformObject: (document) =>
        'openapiObject' in document
          ? shareSchemas(describeHeadersIn(document.openapiObject as Contract))
          : document.swaggerObject,
    });
    const options = { schema: { hide: true }, config: { rateLimit: { max: USE_LIMITS.publicData } } };
    // Each is half a megabyte, so it is written and compressed once, on the first request.
    const json = createOnce(() => JSON.stringify(app.swagger()));
    const page = createOnce(() => renderPage(app.swagger() as unknown as ApiDescription));
    app.get('/openapi.json', options, (request, reply) =>
      json(request, reply.type('application/json; charset=utf-8')),
    );
    app.get('/openapi', options, (request, reply) =>
      page(request, reply.header('content-security-policy', PAGE_POLICY).type('text/html; charset=utf-8')),
    );
  },
  { name: 'openapi', dependencies: ['use-limits'] },
);

/** Creates a handler for a text that stays the same while the server runs; a client that already has it gets 304. */
function createOnce(write: () => string): (request: FastifyRequest, reply: FastifyReply) => FastifyReply {
  let made: { readonly shell: PageShell; readonly etag: string } | null = null;
  return (request, reply) => {
    if (made === null) {
      const text = write();
      made = {
        shell: createPageShell(text),
        // A weak tag, because the text is the same compressed and uncompressed.
        etag: `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`,
      };
    }
    const { shell, etag } = made;
    reply.header('cache-control', 'public, max-age=300').header('etag', etag);
    const known = (request.headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim());
    if (known.some((tag) => tag === '*' || `W/${tag.replace(/^W\//, '')}` === etag))
      return reply.code(304).send();
    return sendPage(reply, shell, '');
  };
}

/** Returns the session that a call needs; null if every caller is treated alike. */
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

/** Adds to each answer of a description its headers; returns the same description. */
function describeHeadersIn(contract: Contract): Contract {
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

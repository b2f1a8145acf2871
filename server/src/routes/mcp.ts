import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import type { FastifyPluginCallback, FastifyRequest } from 'fastify';
import type { ApiPort } from '../mcp/apiPort.ts';
import { createMcpServer } from '../mcp/createMcpServer.ts';
import { ApiFailure } from '../errors.ts';
import { USE_LIMITS } from '../plugins/useLimits.ts';
import { SOLVE_BODY_LIMIT } from '../plugins/solveClients.ts';

/** Most calls of one request. */
const MOST_IN_BATCH = 10;

export interface McpOptions {
  readonly publicUrl: string | null;
}

/**
 * POST /mcp: the agents' door by the streamable HTTP of the Model Context Protocol. Each request stands by itself,
 * there are no sessions and no streams. What a tool solves goes through the calls of the API as one more request of the
 * same address.
 */
export const mcpRoute: FastifyPluginCallback<McpOptions> = (app, { publicUrl }, done) => {
  /** The API as the address that asks would reach it. */
  const createPort = (request: FastifyRequest): ApiPort => ({
    siteUrl: publicUrl ?? app.listeningOrigin,
    post: async (path, body) => {
      const reply = await app.inject({
        method: 'POST',
        url: path,
        remoteAddress: request.ip,
        headers: { host: request.host, 'client-locale': localeOf(request) },
        payload: body as object,
      });
      return { status: reply.statusCode, body: reply.json() };
    },
  });

  app.route({
    method: 'POST',
    url: '/mcp',
    bodyLimit: SOLVE_BODY_LIMIT.anonymous,
    config: { rateLimit: { max: USE_LIMITS.publicData } },
    schema: { hide: true },
    handler: async (request, reply) => {
      // What is counted is the request: a batch would be many for the price of one.
      if (Array.isArray(request.body) && request.body.length > MOST_IN_BATCH)
        throw new ApiFailure('schema', {
          details: [{ path: '', rule: 'maxItems', limit: MOST_IN_BATCH }],
        });
      const server = createMcpServer(createPort(request));
      const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
      try {
        // Without a session there is nothing to listen to and nothing to end: other methods are refused.
        await server.connect(transport);
        const answer = await transport.handleRequest(toWebRequest(request), { parsedBody: request.body });
        reply.code(answer.status);
        for (const [name, value] of answer.headers) reply.header(name, value);
        return await reply.send(Buffer.from(await answer.arrayBuffer()));
      } finally {
        await server.close();
      }
    },
  });
  done();
};

function localeOf({ headers }: FastifyRequest): string {
  const told = headers['client-locale'];
  return typeof told === 'string' ? told : 'en-US';
}

function toWebRequest({ method, host, headers }: FastifyRequest): Request {
  const known = ['accept', 'content-type', 'mcp-protocol-version', 'mcp-session-id', 'last-event-id'];
  return new Request(`http://${host}/mcp`, {
    method,
    headers: known.flatMap((name): [string, string][] => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  });
}

import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import { ApiFailure, ERRORS } from '../failures/errors.ts';
import { toErrorBody } from '../http/errorBody.ts';
import type { ApiPort, ApiReply, Asked, AskedKind } from '../mcp/apiPort.ts';
import { createMcpServer } from '../mcp/createMcpServer.ts';
import { toLocale } from '../messages/locale.ts';
import { SOLVE_BODY_LIMIT } from '../plugins/solveClients.ts';
import { byAddress, USE_LIMITS } from '../plugins/useLimits.ts';
import type { SolveDesk } from '../solving/solveDesk.ts';
import type { SolveTask } from '../solving/solver.ts';
import { writeJson } from '../solving/writeJson.ts';

/** Most calls of one request. */
const MOST_IN_BATCH = 10;

export interface McpOptions {
  readonly publicUrl: string | null;
  readonly desk: SolveDesk;
}

type Count = ReturnType<Parameters<FastifyPluginCallback>[0]['createRateLimit']>;

/**
 * POST /mcp: the agents' door by the streamable HTTP of the Model Context Protocol. Each request stands by itself,
 * there are no sessions and no streams. What a tool solves goes through the calls of the API as one more request of the
 * same address; sections, the catalogue and links are computed by the threads that solve, and counted like a solve. The
 * calls
 * of a batch are counted one by one and take turns.
 */
export const mcpRoute: FastifyPluginCallback<McpOptions> = (app, { publicUrl, desk }, done) => {
  const countCall = app.createRateLimit({ max: USE_LIMITS.publicData, keyGenerator: byAddress });
  const countAsked = app.createRateLimit({ max: USE_LIMITS.solve, keyGenerator: byAddress });

  /** The API as the address that asks would reach it. */
  const createPort = (request: FastifyRequest, reply: FastifyReply): ApiPort => {
    const locale = toLocale(localeOf(request));
    const inTurn = createTurns(reply);

    const ask = async <K extends AskedKind>(task: SolveTask<K>): Promise<Asked<K>> => {
      await count(request, countAsked);
      const client = {
        allowance: 'anonymous',
        features: null,
        key: request.isCounted ? request.addressKey : null,
      } as const;
      const written = writeJson({ data: task.document });
      // The result is a few kilobytes: the client's turn ends with it, not with the whole answer.
      const held: (() => void)[] = [];
      try {
        const outcome = await desk.solve({ ...task, written }, client, (release) => held.push(release));
        if (outcome.kind === 'restricted') throw new ApiFailure('restricted');
        return { outcome };
      } finally {
        for (const release of held) release();
      }
    };

    return {
      siteUrl: publicUrl ?? app.listeningOrigin,
      post: (path, body) =>
        inTurn(async () => {
          const answer = await app.inject({
            method: 'POST',
            url: path,
            remoteAddress: request.ip,
            headers: { host: request.host, 'client-locale': localeOf(request) },
            payload: body as object,
          });
          return { status: answer.statusCode, body: answer.json() };
        }),
      ask: (task) =>
        inTurn(() => ask(task)).catch((error: unknown) => {
          if (!(error instanceof ApiFailure)) throw error;
          return { refused: toReply(error) };
        }),
    };

    function toReply(failure: ApiFailure): ApiReply {
      return { status: ERRORS[failure.key].status, body: toErrorBody(failure, locale, request.id) };
    }
  };

  app.route({
    method: 'POST',
    url: '/mcp',
    bodyLimit: SOLVE_BODY_LIMIT.anonymous,
    config: { waitsForSolves: true, rateLimit: { max: USE_LIMITS.publicData } },
    schema: { hide: true },
    handler: async (request, reply) => {
      const calls = Array.isArray(request.body) ? request.body.length : 1;
      if (calls > MOST_IN_BATCH)
        throw new ApiFailure('schema', {
          details: [{ path: '', rule: 'maxItems', limit: MOST_IN_BATCH }],
        });
      for (let call = 0; call < calls; call += 1) await count(request, countCall);
      const server = createMcpServer(createPort(request, reply));
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

/** Throws ApiFailure `tooMany` where the address has asked for more than its share. */
async function count(request: FastifyRequest, limit: Count): Promise<void> {
  const use = await limit(request);
  if (!use.isAllowed && use.isExceeded) throw new ApiFailure('tooMany', { retryAfter: use.ttlInSeconds });
}

/**
 * Has the calls of one request wait for each other, so that a batch is not refused for its own width. What is still
 * waiting when the request is answered, or its client gone, is not begun.
 */
function createTurns(reply: FastifyReply): <Result>(begin: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (begin) => {
    const turn = last.then(() => {
      if (reply.sent || reply.raw.destroyed) throw new ApiFailure('solveTimeout');
      return begin();
    });
    last = turn.catch(() => undefined);
    return turn;
  };
}

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

import type { FastifyPluginCallback, FastifyRequest } from 'fastify';
import { ApiFailure, ERRORS } from '../failures/errors.ts';
import { createCallTurns } from '../flow/callTurns.ts';
import { toErrorBody } from '../http/errorBody.ts';
import { createAgentDoor } from '../mcp/agentDoor.ts';
import type { ApiPort, ApiReply, Asked, AskedKind } from '../mcp/apiPort.ts';
import { toLocale } from '../messages/locale.ts';
import { SOLVE_BODY_LIMIT } from '../plugins/solveClients.ts';
import { byAddress, USE_LIMITS } from '../plugins/useLimits.ts';
import type { SolveDesk } from '../solving/solveDesk.ts';
import type { SolveTask } from '../solving/solver.ts';
import type { ReportWriter } from '../reporting/reportWriter.ts';
import { writeJson } from '../solving/writeJson.ts';

/** Maximum number of calls in one request. */
const MOST_IN_BATCH = 10;

export interface McpOptions {
  readonly publicUrl: string | null;
  readonly desk: SolveDesk;
  readonly reports: Pick<ReportWriter, 'draw' | 'claim'>;
  /**
   * Time limit of all calls of a request together, ms: shorter than the deadline of the request, so that calls which
   * finish in time are answered. @default 3000
   */
  readonly batchMs?: number;
}

type Count = ReturnType<Parameters<FastifyPluginCallback>[0]['createRateLimit']>;

/**
 * POST /mcp: the endpoint of the Model Context Protocol with the streamable HTTP transport. Each request is
 * independent; there are no sessions and no streams. A tool solves through the calls of the API, as another request of
 * the same address; sections, catalogue searches and links are computed by the threads that solve, and counted like a
 * solve. The calls of a batch are counted individually and run one after another within the time of one request: each
 * has its own answer, and calls without an answer by then are refused individually.
 */
export const mcpRoute: FastifyPluginCallback<McpOptions> = (
  app,
  { publicUrl, desk, reports, batchMs = 3000 },
  done,
) => {
  const countCall = app.createRateLimit({ max: USE_LIMITS.publicData, keyGenerator: byAddress });
  const door = createAgentDoor();
  const countAsked = app.createRateLimit({ max: USE_LIMITS.solve, keyGenerator: byAddress });

  /** Creates the API as the requesting address would reach it, until the time of the request is over. */
  const createPort = (request: FastifyRequest, over: AbortSignal): ApiPort => {
    const locale = toLocale(localeOf(request));
    const inTurn = createCallTurns(over);

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
      } catch (error) {
        // No search is too large: either no thread had time for it, or a thread reads the catalogue for the first time.
        const isLate = error instanceof ApiFailure && error.key === 'solveTimeout';
        if (isLate && task.kind === 'catalogue')
          throw new ApiFailure('busy', { retryAfter: 2, cause: error });
        throw error;
      } finally {
        for (const release of held) release();
      }
    };

    const refuse = (error: unknown): ApiReply => {
      if (!(error instanceof ApiFailure)) throw error;
      return { status: ERRORS[error.key].status, body: toErrorBody(error, locale, request.id) };
    };

    /** An answer without its picture is better than none; a fault of ours is logged. */
    const omit = (error: unknown): null => {
      if (!(error instanceof ApiFailure)) request.log.error(error);
      return null;
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
          return { status: answer.statusCode, body: answer.json<ApiReply['body']>() };
        }).catch(refuse),
      draw: (kind, document) => inTurn(() => reports.draw({ kind, document, locale })).catch(omit),
      claim: (document) => inTurn(() => reports.claim(document)).catch(omit),
      ask: (task) => inTurn(() => ask(task)).catch((error: unknown) => ({ refused: refuse(error) })),
    };
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
      const over = new AbortController();
      const end = () => over.abort(new ApiFailure('busy', { retryAfter: 1, text: 'agents.later' }));
      const timer = setTimeout(end, batchMs);
      // The client has disconnected.
      reply.raw.once('close', end);
      try {
        const api = createPort(request, over.signal);
        const { status, headers, body } = await door.answer(api, toWebRequest(request), request.body);
        reply.code(status);
        for (const [name, value] of headers) reply.header(name, value);
        return await reply.send(body);
      } finally {
        clearTimeout(timer);
      }
    },
  });
  done();
};

/** Throws ApiFailure `tooMany` if the address exceeds its rate limit. */
async function count(request: FastifyRequest, limit: Count): Promise<void> {
  const use = await limit(request);
  if (!use.isAllowed && use.isExceeded) throw new ApiFailure('tooMany', { retryAfter: use.ttlInSeconds });
}

function localeOf({ headers }: FastifyRequest): string {
  const language = headers['client-locale'];
  return typeof language === 'string' ? language : 'en-US';
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

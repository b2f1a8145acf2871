import type { IncomingHttpHeaders } from 'node:http';
import { finished } from 'node:stream';
import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { createAddressTest, toClientKey } from '../../http/clientAddress.ts';
import type { Config } from '../../start/config.ts';
import { ApiFailure } from '../../errors.ts';
import { toLocale } from '../../messages/locale.ts';
import { USE_LIMITS } from '../../plugins/useLimits.ts';
import { BeamAnswer } from '../../schemas/beamAnswer.ts';
import { withErrors } from '../../schemas/errorReply.ts';
import { CommonHeaders } from '../../schemas/headers.ts';
import { BeamSolveRequest } from '../../schemas/solveRequest.ts';
import { createAnswerCache } from '../../solving/answerCache.ts';
import { solveCached } from '../../solving/cachedSolver.ts';
import { findExcess } from '../../solving/documentLimits.ts';
import { describeCorrections } from '../../solving/correctionTexts.ts';
import { describeGap } from '../../solving/failureText.ts';
import { createPerClient } from '../../solving/perClient.ts';
import { createReader } from '../../solving/reader.ts';
import { toRefusal } from '../../solving/refusal.ts';
import { describeState, describeStateNotes } from '../../solving/stateTexts.ts';
import { describeStatuses } from '../../solving/statusTexts.ts';
import { createSharedWork } from '../../solving/sharedWork.ts';
import type { SolveOutcome, Solver } from '../../solving/solver.ts';

export interface BeamSolveOptions {
  readonly solver: Solver;
  readonly config: Pick<Config, 'hasLimits' | 'rateExempt'>;
}

const KIB = 1024;
const BODY_LIMIT = { full: 8 * KIB * KIB, anonymous: 256 * KIB };
/** Anonymous callers may fill half of it, so that the others always find room. */
const QUEUE = { full: 16, anonymous: 8 };
const MAX_AT_ONCE = 2;

/** POST /case/msb */
export const beamSolve: FastifyPluginCallbackTypebox<BeamSolveOptions> = (app, { solver, config }, done) => {
  // Nobody logs in yet: whoever calls is anonymous, unless the server is private.
  const caller = config.hasLimits ? 'anonymous' : 'full';
  const cache = createAnswerCache();
  const underWay = createSharedWork<SolveOutcome>();
  const perClient = createPerClient(MAX_AT_ONCE);
  const isExempt = createAddressTest(config.rateExempt);

  app.route({
    method: 'POST',
    url: '/case/msb',
    bodyLimit: BODY_LIMIT[caller],
    config: { isEmbeddable: true, rateLimit: { max: USE_LIMITS.solve } },
    schema: {
      summary: 'Solve a multi-span beam',
      headers: CommonHeaders,
      body: BeamSolveRequest,
      response: withErrors(
        { 200: BeamAnswer },
        'schema',
        'tooLarge',
        'mediaType',
        'domain',
        'busy',
        'solveTimeout',
      ),
    },
    handler: async (request, reply) => {
      const { data, mohr, include, stress } = request.body;
      if (!isBeam(data)) throw new ApiFailure('domain');
      const excess = config.hasLimits ? findExcess(data, caller) : [];
      if (excess.length > 0) throw new ApiFailure('schema', { details: excess });

      const task = {
        document: data,
        options: { ...(mohr && { mohr }), ...(include && { include }), ...(stress && { stress }) },
        bytes: sizeOf(request.headers),
      };
      // Until the answer is out: it may be two hundred times the request, and whoever does not read it keeps it here.
      if (!isExempt(request.ip)) finished(reply.raw, perClient.enter(toClientKey(request.ip)));
      const outcome = await solveCached({ solver, cache, underWay }, task, { queue: QUEUE[caller] });
      const reader = createReader(data, toLocale(request.headers['client-locale']));

      if (outcome.kind === 'refused') {
        const statuses = outcome.statuses && describeStatuses(outcome.statuses, data, reader);
        const state = outcome.state && describeState(outcome.state, reader);
        return { ...toRefusal(outcome.answer, reader), statuses, state, requestId: request.id };
      }
      // The worker wrote the answer as text already; only the id and the texts of corrections are this request's own.
      reply.type('application/json; charset=utf-8').serializer((text: string) => text);
      const { id, corrections, gaps, statuses, state, body } = outcome;
      const notes = [...describeStateNotes(state, reader), ...gaps.map((gap) => describeGap(gap, reader))];
      const own = {
        id,
        ...describeCorrections(corrections, reader),
        notes,
        statuses: describeStatuses(statuses, data, reader),
        state: describeState(state, reader),
      };
      return `${JSON.stringify(own).slice(0, -1)},${body.slice(1)}`;
    },
  });
  done();
};

/** Bytes of the body as it was read; unknown where it came in pieces or packed. */
function sizeOf(headers: IncomingHttpHeaders): number {
  return headers['content-encoding'] === undefined ? Number(headers['content-length'] ?? Infinity) : Infinity;
}

function isBeam({ kind, className }: { kind?: string; className?: string }): boolean {
  return kind === undefined
    ? className === undefined || className.toLowerCase() === 'casemsb'
    : kind === 'msb';
}

import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { ApiFailure } from '../../errors.ts';
import { writtenBody } from '../../http/writtenBody.ts';
import { toLocale } from '../../messages/locale.ts';
import { SOLVE_BODY_LIMIT, SOLVE_RATE } from '../../plugins/customers.ts';
import { withErrors } from '../../schemas/errorReply.ts';
import { CommonHeaders } from '../../schemas/headers.ts';
import { TrussSolveRequest } from '../../schemas/solveRequest.ts';
import { TrussAnswer } from '../../schemas/trussAnswer.ts';
import { describeCorrections } from '../../solving/texts/correctionTexts.ts';
import { toRefusal } from '../../solving/texts/refusal.ts';
import { describeUnfactoredSets } from '../../solving/truss/trussNotes.ts';
import { createTrussReader, describeTrussMechanisms } from '../../solving/truss/trussMechanismText.ts';
import { describeDoubts } from '../../solving/truss/verdictDoubts.ts';
import type { SolveDesk } from '../../solving/solveDesk.ts';
import { describeRestriction } from '../../solving/texts/restriction.ts';
import { toClient } from './client.ts';
import { isOfKind } from './isOfKind.ts';
import { sendJoined } from './jsonText.ts';
import { SOLVE_FAILURES } from './solveFailures.ts';

export interface TrussSolveOptions {
  readonly desk: SolveDesk;
}

/** POST /case/truss */
export const trussSolve: FastifyPluginCallbackTypebox<TrussSolveOptions> = (app, { desk }, done) => {
  app.route({
    method: 'POST',
    url: '/case/truss',
    // Of whoever may send most; the others are stopped before it is read.
    bodyLimit: SOLVE_BODY_LIMIT.full,
    config: { isEmbeddable: true, solves: 'truss', rateLimit: SOLVE_RATE },
    schema: {
      summary: 'Solve a truss',
      description:
        'For everybody, also from foreign pages the operator allows; trusses in space belong to a plan, and what it lacks is an answer with errno 74301. A truss that cannot be solved is an answer of level error with all its reasons. The same request has the same answer, so repeating is always safe. Limits are those of POST /case/msb.',
      headers: CommonHeaders,
      body: TrussSolveRequest,
      response: withErrors({ 200: TrussAnswer }, ...SOLVE_FAILURES),
    },
    handler: async (request, reply) => {
      const { data, mohr, include } = request.body;
      if (!isOfKind(data, 'truss')) throw new ApiFailure('domain');
      const options = { ...(mohr && { mohr }), ...(include && { include }) };
      const task = { kind: 'truss', document: data, options, written: writtenBody(request) } as const;
      const outcome = await desk.solve(task, toClient(request, reply));
      const locale = toLocale(request.headers['client-locale']);
      if (outcome.kind === 'restricted') {
        const restricted = describeRestriction(outcome, data, locale);
        return { ...restricted, ...NO_COUNT, requestId: request.id };
      }
      const reader = createTrussReader(data, locale);

      if (outcome.kind === 'refused') {
        const { answer } = outcome;
        const motions = describeTrussMechanisms(answer.verdict?.mechanisms ?? [], reader);
        const refusal = toRefusal(answer, motions, reader);
        const doubts = answer.verdict === null ? [] : describeDoubts(answer.verdict, reader);
        const errors = [...refusal.errors, ...doubts];
        return { ...refusal, errors, requestId: request.id };
      }
      const { id, corrections, told, body } = outcome;
      const notes = describeUnfactoredSets(told.unfactored, reader);
      return sendJoined(reply, { id, ...describeCorrections(corrections, reader), notes }, body);
    },
  });
  done();
};

/** Of a truss that was not looked at. */
const NO_COUNT = { actual: null, expected: null, rank: null };

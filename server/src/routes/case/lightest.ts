import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { ApiFailure } from '../../failures/errors.ts';
import { toLocale } from '../../messages/locale.ts';
import { clientOf, SOLVE_BODY_LIMIT, SOLVE_RATE } from '../../plugins/solveClients.ts';
import { writtenBody } from '../../plugins/writtenBody.ts';
import { withErrors } from '../../schemas/errorReply.ts';
import { CommonHeaders } from '../../schemas/headers.ts';
import { LightestAnswer, LightestRequest } from '../../schemas/lightest.ts';
import { describeBeamOutcome } from '../../solving/beam/describeBeamOutcome.ts';
import type { SolveDesk } from '../../solving/solveDesk.ts';
import { isOfKind } from './isOfKind.ts';
import { onceOut } from './onceOut.ts';
import { SOLVE_FAILURES } from './solveFailures.ts';

export interface LightestOptions {
  readonly desk: SolveDesk;
}

/** POST /case/msb/lightest */
export const lightestSection: FastifyPluginCallbackTypebox<LightestOptions> = (app, { desk }, done) => {
  app.route({
    method: 'POST',
    url: '/case/msb/lightest',
    bodyLimit: SOLVE_BODY_LIMIT.full,
    config: { isEmbeddable: true, solves: 'msb', rateLimit: SOLVE_RATE },
    schema: {
      summary: 'Find the lightest section of a beam',
      description:
        'Tries the sections of series from the lightest (or lowest, or cheapest) on, each with its own weight in the beam, and returns the first that meet the limits, with the utilisation of each limit. If data states a rule of combinations, stresses are checked in the ultimate situations and deflections in the serviceability situations, and each check names the governing combination. Without code the call checks only stress and deflection: that is not a design by a code, and neither stability nor local buckling is checked. With code, sections must also satisfy the standard in limits.members of data. A missing limit, material or strength is a 400 that names its place. The search ends after 1.5 s with the sections found so far. Callers, plans and limits are those of POST /case/msb.',
      headers: CommonHeaders,
      body: LightestRequest,
      response: withErrors({ 200: LightestAnswer }, ...SOLVE_FAILURES),
    },
    handler: async (request, reply) => {
      const { data, ...options } = request.body;
      if (!isOfKind(data, 'msb')) throw new ApiFailure('domain');
      const task = { kind: 'lightest', document: data, options, written: writtenBody(request) } as const;
      const outcome = await desk.solve(task, clientOf(request), onceOut(reply));
      switch (outcome.kind) {
        case 'found':
          return { level: 'ok', id: outcome.id, ...outcome.answer };
        case 'lacking':
          throw new ApiFailure('schema', { details: outcome.details });
        default: {
          const { fields } = describeBeamOutcome(outcome, data, toLocale(request.headers['client-locale']));
          return { ...fields, requestId: request.id };
        }
      }
    },
  });
  done();
};

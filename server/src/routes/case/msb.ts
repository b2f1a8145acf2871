import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { ApiFailure } from '../../failures/errors.ts';
import { writtenBody } from '../../plugins/writtenBody.ts';
import { toLocale } from '../../messages/locale.ts';
import type { FeatureKey } from '../../plans/features.ts';
import { clientOf, SOLVE_BODY_LIMIT, SOLVE_RATE } from '../../plugins/solveClients.ts';
import { BeamAnswer } from '../../schemas/beamAnswer.ts';
import { withErrors } from '../../schemas/errorReply.ts';
import { CommonHeaders } from '../../schemas/headers.ts';
import { BeamSolveRequest } from '../../schemas/solveRequest.ts';
import { describeBeamOutcome } from '../../solving/beam/describeBeamOutcome.ts';
import type { Client, SolveDesk } from '../../solving/solveDesk.ts';
import { isOfKind } from './isOfKind.ts';
import { sendJoined } from './jsonText.ts';
import { onceOut } from './onceOut.ts';
import { SOLVE_FAILURES } from './solveFailures.ts';

export interface BeamSolveOptions {
  readonly desk: SolveDesk;
}

/** POST /case/msb */
export const beamSolve: FastifyPluginCallbackTypebox<BeamSolveOptions> = (app, { desk }, done) => {
  app.route({
    method: 'POST',
    url: '/case/msb',
    // The limit of callers with the largest allowance; others are stopped before the body is read.
    bodyLimit: SOLVE_BODY_LIMIT.full,
    config: { isEmbeddable: true, solves: 'msb', rateLimit: SOLVE_RATE },
    schema: {
      summary: 'Solve a multi-span beam',
      description:
        'Public, also for pages of other sites that the operator allows. Mohr’s integral and shear strains depend on the plan; if the plan lacks them, the answer has errno 74301. If a beam cannot be solved, the answer has level error and all reasons. The same request has the same answer, so a repeat is always safe. Limited to 30 calls a minute without an account and 120 with one, two at a time; bodies of 256 KiB and a tenth of the sizes without an account, 8 MiB with one.',
      headers: CommonHeaders,
      body: BeamSolveRequest,
      response: withErrors({ 200: BeamAnswer }, ...SOLVE_FAILURES),
    },
    handler: async (request, reply) => {
      const { data, mohr, include, stress } = request.body;
      if (!isOfKind(data, 'msb')) throw new ApiFailure('domain');
      const client = clientOf(request);
      const point = mohr ?? (mayMohr(client) ? undefined : null);
      const options = {
        ...(point !== undefined && { mohr: point }),
        ...(include && { include }),
        ...(stress && { stress }),
      };
      const task = { kind: 'msb', document: data, options, written: writtenBody(request) } as const;
      const outcome = await desk.solve(task, client, onceOut(reply));
      const { fields, body } = describeBeamOutcome(outcome, data, toLocale(request.headers['client-locale']));
      return body === null ? { ...fields, requestId: request.id } : sendJoined(reply, fields, body);
    },
  });
  done();
};

const MOHR: FeatureKey = 'msb.mohr';

/**
 * Returns whether the client has the feature for Mohr's integral at the point of the largest deflection; only then is
 * it added.
 */
function mayMohr({ features }: Pick<Client, 'features'>): boolean {
  return features?.has(MOHR) ?? true;
}

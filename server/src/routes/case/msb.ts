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
    // The limit of callers who may send most; the others are stopped before the body is read.
    bodyLimit: SOLVE_BODY_LIMIT.full,
    config: { isEmbeddable: true, solves: 'msb', rateLimit: SOLVE_RATE },
    schema: {
      summary: 'Solve a multi-span beam',
      description:
        'For everybody, also from foreign pages the operator allows; the plan decides about Mohr’s integral and shear strains, and what it lacks is an answer with errno 74301. A beam that cannot be solved is an answer of level error with all its reasons. The same request has the same answer, so repeating is always safe. 30 a minute without an account, 120 with one; two at once; 256 KiB and a tenth of the sizes without an account, else 8 MiB.',
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

/** Mohr's integral at the point of the largest deflection is added for those alone who have it. */
function mayMohr({ features }: Pick<Client, 'features'>): boolean {
  return features?.has(MOHR) ?? true;
}

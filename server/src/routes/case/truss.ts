import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { ApiFailure } from '../../failures/errors.ts';
import { writtenBody } from '../../plugins/writtenBody.ts';
import { toLocale } from '../../messages/locale.ts';
import { clientOf, SOLVE_BODY_LIMIT, SOLVE_RATE } from '../../plugins/solveClients.ts';
import { withErrors } from '../../schemas/errorReply.ts';
import { CommonHeaders } from '../../schemas/headers.ts';
import { TrussSolveRequest } from '../../schemas/solveRequest.ts';
import { TrussAnswer } from '../../schemas/trussAnswer.ts';
import { describeTrussOutcome } from '../../solving/truss/describeTrussOutcome.ts';
import type { SolveDesk } from '../../solving/solveDesk.ts';
import { isOfKind } from './isOfKind.ts';
import { sendJoined } from './jsonText.ts';
import { onceOut } from './onceOut.ts';
import { SOLVE_FAILURES } from './solveFailures.ts';

export interface TrussSolveOptions {
  readonly desk: SolveDesk;
}

/** POST /case/truss */
export const trussSolve: FastifyPluginCallbackTypebox<TrussSolveOptions> = (app, { desk }, done) => {
  app.route({
    method: 'POST',
    url: '/case/truss',
    // The limit of callers with the largest allowance; others are stopped before the body is read.
    bodyLimit: SOLVE_BODY_LIMIT.full,
    config: { isEmbeddable: true, solves: 'truss', rateLimit: SOLVE_RATE },
    schema: {
      summary: 'Solve a truss',
      description:
        'Public, also for pages of other sites that the operator allows. Space trusses require a plan; without it the answer has errno 74301. If a truss cannot be solved, the answer has level error and all reasons. The same request has the same answer, so a repeat is always safe. The limits are those of POST /case/msb.',
      headers: CommonHeaders,
      body: TrussSolveRequest,
      response: withErrors({ 200: TrussAnswer }, ...SOLVE_FAILURES),
    },
    handler: async (request, reply) => {
      const { data, mohr, include } = request.body;
      if (!isOfKind(data, 'truss')) throw new ApiFailure('domain');
      const options = { ...(mohr && { mohr }), ...(include && { include }) };
      const task = { kind: 'truss', document: data, options, written: writtenBody(request) } as const;
      const outcome = await desk.solve(task, clientOf(request), onceOut(reply));
      const { fields, body } = describeTrussOutcome(
        outcome,
        data,
        toLocale(request.headers['client-locale']),
      );
      return body === null ? { ...fields, requestId: request.id } : sendJoined(reply, fields, body);
    },
  });
  done();
};

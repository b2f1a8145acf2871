import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { ApiFailure } from '../../failures/errors.ts';
import { writtenBody } from '../../plugins/writtenBody.ts';
import { toLocale } from '../../messages/locale.ts';
import { clientOf, SOLVE_BODY_LIMIT, SOLVE_RATE } from '../../plugins/solveClients.ts';
import { withErrors } from '../../schemas/errorReply.ts';
import { FrameAnswer } from '../../schemas/frameAnswer.ts';
import { CommonHeaders } from '../../schemas/headers.ts';
import { FrameSolveRequest } from '../../schemas/solveRequest.ts';
import { describeFrameOutcome } from '../../solving/frame/describeFrameOutcome.ts';
import type { SolveDesk } from '../../solving/solveDesk.ts';
import { isOfKind } from './isOfKind.ts';
import { sendJoined } from './jsonText.ts';
import { onceOut } from './onceOut.ts';
import { SOLVE_FAILURES } from './solveFailures.ts';

export interface FrameSolveOptions {
  readonly desk: SolveDesk;
}

/** POST /case/frame */
export const frameSolve: FastifyPluginCallbackTypebox<FrameSolveOptions> = (app, { desk }, done) => {
  app.route({
    method: 'POST',
    url: '/case/frame',
    // The limit of callers who may send most; the others are stopped before the body is read.
    bodyLimit: SOLVE_BODY_LIMIT.full,
    config: { isEmbeddable: true, solves: 'frame', rateLimit: SOLVE_RATE },
    schema: {
      summary: 'Solve a plane frame',
      description:
        'For everybody, also from foreign pages the operator allows. The second order is solved where the document names secondOrder, and refused beyond the critical factor (range.buckling). Elastic beds and members that bear one way only are solved; arcs and parabolas are refused by their field, features.notYet. Critical factors with modes and effective lengths, and natural frequencies, are found where include names them. A frame that cannot be solved is an answer of level error with all its reasons. The same request has the same answer, so repeating is always safe. Limits are those of POST /case/msb; members are at most 2000, with an account 20 000.',
      headers: CommonHeaders,
      body: FrameSolveRequest,
      response: withErrors({ 200: FrameAnswer }, ...SOLVE_FAILURES),
    },
    handler: async (request, reply) => {
      const { data, include } = request.body;
      if (!isOfKind(data, 'frame')) throw new ApiFailure('domain');
      const options = include === undefined ? {} : { include };
      const task = { kind: 'frame', document: data, options, written: writtenBody(request) } as const;
      const outcome = await desk.solve(task, clientOf(request), onceOut(reply));
      const { fields, body } = describeFrameOutcome(
        outcome,
        data,
        toLocale(request.headers['client-locale']),
      );
      return body === null ? { ...fields, requestId: request.id } : sendJoined(reply, fields, body);
    },
  });
  done();
};

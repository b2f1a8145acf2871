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
    // The limit of callers with the largest allowance; others are stopped before the body is read.
    bodyLimit: SOLVE_BODY_LIMIT.full,
    config: { isEmbeddable: true, solves: 'frame', rateLimit: SOLVE_RATE },
    schema: {
      summary: 'Solve a plane frame',
      description:
        'Public, also for pages of other sites that the operator allows. A document with secondOrder is solved by second-order theory and refused beyond the critical factor (range.buckling). Elastic beds and tension-only or compression-only members are supported; arcs and parabolas are refused with their field (features.notYet). If include names them, the answer contains critical factors with modes and effective lengths, or natural frequencies. If a frame cannot be solved, the answer has level error and all reasons. The same request has the same answer, so a repeat is always safe. The limits are those of POST /case/msb; a frame has at most 2000 members, 20 000 with an account.',
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

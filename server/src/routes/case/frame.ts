import { FrameAnswer } from '../../schemas/frameAnswer.ts';
import { FrameSolveRequest } from '../../schemas/solveRequest.ts';
import { describeFrameOutcome } from '../../solving/frame/describeFrameOutcome.ts';
import { createSolveRoute } from './solveRoute.ts';

/** POST /case/frame */
export const frameSolve = createSolveRoute({
  kind: 'frame',
  summary: 'Solve a plane frame',
  description:
    'Public, also for pages of other sites that the operator allows. A document with secondOrder is solved by second-order theory and refused beyond the critical factor (range.buckling). Elastic beds and tension-only or compression-only members are supported; so are arcs and parabolas (shape), in the first order and without beds; their diagrams run along the axis, and loads are placed along the chord. If include names them, the answer contains stresses along the members, critical factors with modes and effective lengths, or natural frequencies; influence adds exact influence lines along chains of members, with the worst positions of trains. If a frame cannot be solved, the answer has level error and all reasons. The same request has the same answer, so a repeat is always safe. The limits are those of POST /case/msb; a frame has at most 2000 members, 20 000 with an account; with secondOrder its members times its case sets are at most 1000 (rule maxSecondOrder).',
  body: FrameSolveRequest,
  answer: FrameAnswer,
  toOptions: ({ include, mohr, influence }) => ({
    ...(include && { include }),
    ...(mohr && { mohr }),
    ...(influence && { influence }),
  }),
  describe: describeFrameOutcome,
});

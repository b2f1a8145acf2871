import { TrussSolveRequest } from '../../schemas/solveRequest.ts';
import { TrussAnswer } from '../../schemas/trussAnswer.ts';
import { describeTrussOutcome } from '../../solving/truss/describeTrussOutcome.ts';
import { createSolveRoute } from './solveRoute.ts';

/** POST /case/truss */
export const trussSolve = createSolveRoute({
  kind: 'truss',
  summary: 'Solve a truss',
  description:
    'Public, also for pages of other sites that the operator allows. Space trusses require a plan; without it the answer has errno 74301. If a truss cannot be solved, the answer has level error and all reasons. The same request has the same answer, so a repeat is always safe. The limits are those of POST /case/msb.',
  body: TrussSolveRequest,
  answer: TrussAnswer,
  toOptions: ({ mohr, include }) => ({ ...(mohr && { mohr }), ...(include && { include }) }),
  describe: describeTrussOutcome,
});

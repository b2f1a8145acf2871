import type { FeatureKey } from '../../plans/features.ts';
import { BeamAnswer } from '../../schemas/beamAnswer.ts';
import { BeamSolveRequest } from '../../schemas/solveRequest.ts';
import { describeBeamOutcome } from '../../solving/beam/describeBeamOutcome.ts';
import type { Client } from '../../solving/solveDesk.ts';
import { createSolveRoute } from './solveRoute.ts';

/** POST /case/msb */
export const beamSolve = createSolveRoute({
  kind: 'msb',
  summary: 'Solve a multi-span beam',
  description:
    'Public, also for pages of other sites that the operator allows. Mohr’s integral and shear strains depend on the plan; if the plan lacks them, the answer has errno 74301. If a beam cannot be solved, the answer has level error and all reasons. The same request has the same answer, so a repeat is always safe. Limited to 30 calls a minute without an account and 120 with one, two at a time; bodies of 256 KiB and a tenth of the sizes without an account, 8 MiB with one.',
  body: BeamSolveRequest,
  answer: BeamAnswer,
  toOptions: ({ mohr, include, stress }, client) => {
    const point = mohr ?? (mayMohr(client) ? undefined : null);
    return {
      ...(point !== undefined && { mohr: point }),
      ...(include && { include }),
      ...(stress && { stress }),
    };
  },
  describe: describeBeamOutcome,
});

const MOHR: FeatureKey = 'msb.mohr';

/**
 * Returns whether the client has the feature for Mohr's integral at the point of the largest deflection; only then is
 * it added.
 */
function mayMohr({ features }: Pick<Client, 'features'>): boolean {
  return features?.has(MOHR) ?? true;
}

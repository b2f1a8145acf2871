import type { BeamCase } from '../../../model/beam/document.ts';
import { isHeld } from '../../../model/beam/isHeld.ts';
import { judgeCount, type ConstraintStatus } from '../../common/constraintStatus.ts';
import type { Verdict } from '../verdict.ts';

/**
 * Judges only the count of restraints: `under` if there are fewer than needed or none along the axis, `well` if there
 * are as many, `over` if there are more. The verdict decides whether the beam is stable.
 */
export function judgeConstraints(
  { supports }: Pick<BeamCase, 'supports'>,
  { W }: Pick<Verdict, 'W'>,
): ConstraintStatus {
  return judgeCount(W, !supports.some((support) => isHeld(support, 'x')));
}

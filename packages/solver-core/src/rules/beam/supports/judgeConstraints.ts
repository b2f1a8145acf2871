import type { BeamCase } from '../../../model/beam/document.ts';
import { isHeld } from '../../../model/beam/isHeld.ts';
import { judgeCount, type ConstraintStatus } from '../../common/constraintStatus.ts';
import type { Verdict } from '../verdict.ts';

/**
 * Judges the count of restraints alone: under when there are fewer than three or none along the axis, well when there
 * are three, over with more. The verdict decides whether the beam is stable.
 */
export function judgeConstraints(
  { supports }: Pick<BeamCase, 'supports'>,
  { W }: Pick<Verdict, 'W'>,
): ConstraintStatus {
  return judgeCount(W, !supports.some((support) => isHeld(support, 'x')));
}

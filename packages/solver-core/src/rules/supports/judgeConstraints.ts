import type { BeamCase } from '../../model/beam/document.ts';
import { isHeld } from '../../model/beam/isHeld.ts';
import type { Verdict } from '../verdict.ts';

/** Whether the restraints of a beam are too few, just enough, or more than it needs. */
export type ConstraintStatus = 'under' | 'well' | 'over';

/**
 * Judges the count of restraints alone: under when there are fewer than three or none along the axis, well when there
 * are three, over with more. Whether the beam stands is the verdict's word.
 */
export function judgeConstraints(
  { supports }: Pick<BeamCase, 'supports'>,
  { W }: Pick<Verdict, 'W'>,
): ConstraintStatus {
  if (W > 0 || !supports.some((support) => isHeld(support, 'x'))) return 'under';
  return W === 0 ? 'well' : 'over';
}

import type { FrameVerdict } from '../../frame/verdict/frameVerdict.ts';
import type { FrameCase } from '../../model/frame/frameDocument.ts';
import { judgeCount, type ConstraintStatus } from '../common/constraintStatus.ts';
import { isHeld } from './isHeld.ts';

/**
 * Judges only the count of unknowns and equations: `under` if there are fewer unknowns or nothing is held, `well` if
 * there are as many, `over` if there are more. The verdict decides whether the frame is stable.
 */
export function judgeConstraints(
  document: Pick<FrameCase, 'joints' | 'members'>,
  { W }: Pick<FrameVerdict, 'W'>,
): ConstraintStatus {
  return judgeCount(W, !isHeld(document));
}

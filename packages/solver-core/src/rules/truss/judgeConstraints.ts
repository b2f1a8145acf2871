import type { TrussCase } from '../../model/truss/trussDocument.ts';
import { judgeCount, type ConstraintStatus } from '../common/constraintStatus.ts';
import type { TrussVerdict } from '../../truss/verdict/verdict.ts';

/**
 * Judges only the count of links and held directions: `under` if there are fewer than equations or nothing is held,
 * `well` if there are as many, `over` if there are more. The verdict decides whether the truss is stable.
 */
export function judgeConstraints(
  { joints }: Pick<TrussCase, 'joints'>,
  { W }: Pick<TrussVerdict, 'W'>,
): ConstraintStatus {
  return judgeCount(
    W,
    joints.every(({ anchor }) => anchor === 0),
  );
}

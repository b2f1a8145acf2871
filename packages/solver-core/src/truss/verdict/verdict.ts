import type { VerdictStatus } from '../../rules/common/verdictStatus.ts';
import type { JointMotion } from './facts/jointMotions.ts';
import type { FinitenessEvidence } from './finite/finiteMotions.ts';
import type { TrussCause } from './explanation/trussCause.ts';
import type { TrussFix } from './explanation/trussFix.ts';

/**
 * One independent motion, scaled so that its largest component is 1; joints that do not move are left out. The first
 * fixes of all mechanisms together make the truss stable, up to rounding; if the rank is only a bound, they stop the
 * described motions.
 */
export interface TrussMechanism {
  readonly joints: readonly JointMotion[];
  readonly causes: readonly TrussCause[];
  readonly fixes: readonly TrussFix[];
}

/** Whether a truss is stable, and how its joints move if it is not. */
export interface TrussVerdict {
  /** `unknown` if a truss is too large to be judged and no motion was found. */
  readonly status: VerdictStatus | 'unknown';
  /**
   * Degree of static indeterminacy, unknowns minus rank: the number of independent self-stresses of links and anchors.
   */
  readonly degree: number;
  /** Equations minus unknowns: directions of all joints minus links and held directions. */
  readonly W: number;
  /**
   * Rank of the equations of equilibrium, within rounding if rounding decided. The number of independent mechanisms is
   * the number of equations minus the rank.
   */
  readonly rank: number;
  /**
   * Present if the truss was too large to count all motions: `rank` is then an upper bound and `degree` a lower bound.
   */
  readonly isRankAtMost?: true;
  /**
   * False if rounding decided: above ordinary sizes, or if the geometry is special except for the rounding of
   * coordinates.
   */
  readonly exact: boolean;
  /**
   * The proof that motions are finite, or that none is. Absent if the truss is stable or the count alone decides.
   * `rank`: the rank is the greatest that these links can have, so motions are finite. `followed`: a motion was
   * followed, in doubles, to another position with all link lengths unchanged. `selfStress`: a self-stress stiffens all
   * motions, so none is finite. `none`: neither was found, and the truss is called infinitesimally movable.
   */
  readonly evidence?: 'rank' | FinitenessEvidence;
  /**
   * The first fifty, or the first ten for a truss of more than 500 joints; the rank shows how many there are. Rounding
   * and size may hide some.
   */
  readonly mechanisms: readonly TrussMechanism[];
}

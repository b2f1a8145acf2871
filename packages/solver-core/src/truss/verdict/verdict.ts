import type { VerdictStatus } from '../../rules/common/verdictStatus.ts';
import type { JointMotion } from './facts/jointMotions.ts';
import type { FinitenessEvidence } from './finite/finiteMotions.ts';
import type { TrussCause } from './told/trussCause.ts';
import type { TrussFix } from './told/trussFix.ts';

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

/** Whether a truss can stand, and how its joints move if not. */
export interface TrussVerdict {
  /** `unknown` of a truss too large to be judged, in which no motion was found. */
  readonly status: VerdictStatus | 'unknown';
  /**
   * Degree of static indeterminacy, unknowns minus rank: independent forces that
   * links and anchors can hold without any load.
   */
  readonly degree: number;
  /** Equations minus unknowns: directions of all joints less links and held directions. */
  readonly W: number;
  /**
   * Rank of the equations of equilibrium, by what rounding leaves where it decided; as many
   * independent mechanisms as it falls short of the equations.
   */
  readonly rank: number;
  /**
   * Where the truss was too large to count all motions: `rank` is then the most it can
   * be, and `degree` the least. Absent elsewhere.
   */
  readonly isRankAtMost?: true;
  /** False if rounding decided: above ordinary sizes, or when the coordinates are special but for their rounding. */
  readonly exact: boolean;
  /**
   * The proof that a motion is finite, or that none is. Absent where the truss stands or the count is enough to know.
   * `rank`: it is the greatest there is with these links, so motions are finite. `followed`: one was followed, in
   * doubles, to where all links have their lengths again. `selfStress`: a self-stress stiffens all of them, so none is
   * finite. `none`: neither was found; called instantly changeable.
   */
  readonly evidence?: 'rank' | FinitenessEvidence;
  /**
   * The first fifty, of a truss of more than 500 joints the first ten; the rank shows how
   * many there are. Rounding and size may hide some.
   */
  readonly mechanisms: readonly TrussMechanism[];
}

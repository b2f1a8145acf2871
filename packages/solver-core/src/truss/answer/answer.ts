import type { NumberLimits } from '../../model/common/checkExtent.ts';
import type { TrussChecks } from '../results/checks.ts';
import type { TrussDescriptor } from '../results/descriptor.ts';
import type { JointVector } from '../results/forceLists.ts';
import type { Utilisation } from '../results/linkStresses.ts';
import type { MohrJoint, TrussMohr } from '../results/mohr.ts';
import type { TrussFailure } from '../../model/truss/trussFailures.ts';
import type { TrussVerdict } from '../verdict/verdict.ts';

/** Results of one case set, in the units of the document. Unknown values are null. */
export interface TrussSet {
  /** Loads on the joints, N or lbf, in the order of the equations: for each joint x, y and, in space, z. */
  readonly b: readonly number[];
  /** Axial force of each link, tension positive; N or lbf. */
  readonly N: readonly number[];
  /** Reactions of the supports on the truss, by joint, N or lbf; 0 if a direction is free. */
  readonly R: readonly JointVector[];
  /** Displacements of every joint; m or in. Null without real constants. */
  readonly displacement: readonly JointVector[] | null;
  /** N over the area of each link, tension positive; MPa or psi. Null without real constants. */
  readonly stress: readonly number[] | null;
  /** Utilisation of each link. Null without real constants. */
  readonly utilisation: readonly Utilisation[] | null;
  /** Indexes of the links whose force is zero within rounding of the largest force. */
  readonly zeroForce: readonly number[];
  /** Null if it was not requested. */
  readonly descriptor: TrussDescriptor | null;
  /** Null if they were not requested. */
  readonly checks: TrussChecks | null;
  /**
   * The largest unbalanced force at a joint in a free direction, relative to the largest force of the set, of links or
   * loads.
   */
  readonly residual: number;
  /** Estimate of the condition number of the stiffness equations in the 1-norm; null if checks were not requested. */
  readonly condition: number | null;
}

/** Parts of the results that cost extra time. */
export type TrussPart = 'descriptor' | 'checks';

/** Options that choose parts of the results. */
export interface TrussOptions {
  /**
   * Displacements by Mohr's integral; null is the same as absent.
   * @default the largest displacement of all sets along an axis, if displacements are known and `include` is absent
   */
  readonly mohr?: readonly MohrJoint[] | null;
  /**
   * Parts of each set in addition to forces, reactions and displacements; an empty list requests none.
   * @default both up to 60 links, otherwise the checks only
   */
  readonly include?: readonly TrussPart[];
  /**
   * Postpones what results during a gesture do not need: there is no `hash` (an empty string), the verdict comes from
   * the count and from the pivots of the factor (`exact: false`) unless the truss moves, and only named parts are
   * included. A solver that is reused also keeps the elimination order of its last truss if only positions, constants
   * and loads differ. Forces equal those of full results up to rounding.
   * @default false
   */
  readonly isPreview?: boolean;
  /**
   * Refuses numbers greater than these limits, one of the `LIMITS`, as a server does (`schema.tooGreat`), so that no
   * user sees forces of a truss that a server will refuse.
   * @default none: the solver itself has no limit
   */
  readonly limits?: NumberLimits;
}

/** The counts of unknowns and equations. 2n = b + r is not sufficient for stability; the rank decides. */
export interface TrussCount {
  /** Number of unknowns: links and held directions. */
  readonly actual: number;
  /** Number of equations: the directions of every joint. */
  readonly expected: number;
  readonly rank: number;
}

/** The results of a solved truss, in the units of its document. */
export interface SolvedTruss extends TrussCount {
  readonly level: 'ok' | 'warning';
  readonly id: number;
  /** Empty for a preview. */
  readonly hash: string;
  readonly message: string;
  readonly corrections: readonly TrussFailure[];
  readonly verdict: TrussVerdict;
  /**
   * False unless every link has real constants; the forces then follow from statics alone, and displacements are
   * unknown.
   */
  readonly isReal: boolean;
  /**
   * Mass of the links and of the masses on them, kg or lb; links without a material and a cross-section count as
   * weightless.
   */
  readonly totalMass: number;
  readonly sets: readonly TrussSet[];
  readonly mohr: readonly TrussMohr[] | null;
}

/** A document that could not be solved, with every failure found. */
export interface RefusedTruss {
  readonly level: 'error';
  readonly id: number;
  /** Null if the document could not be read. */
  readonly hash: string | null;
  readonly errno: number;
  readonly error: string;
  /** The group of the leading failure: `singular` with the mechanisms in `verdict`, `range` with the counts. */
  readonly message: string;
  readonly failures: readonly TrussFailure[];
  /** Null if the document could not be judged. */
  readonly verdict: TrussVerdict | null;
  /** Null if the document could not be read. */
  readonly actual: number | null;
  readonly expected: number | null;
  readonly rank: number | null;
}

/** The result of `solveTruss`; `level` distinguishes the two cases. */
export type TrussAnswer = SolvedTruss | RefusedTruss;

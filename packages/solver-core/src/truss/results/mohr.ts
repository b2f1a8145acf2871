import type { Axis } from '../../geometry/heldAxes.ts';

/** A requested displacement: of a joint along an axis. */
export interface MohrJoint {
  /** Index in the document's `joints`. */
  readonly joint: number;
  readonly axis: Axis;
}

/**
 * The term of one link in a displacement: `value` = n·(N·flexibility + elongation). Links without a force under the
 * unit load or without any elongation are left out.
 */
export interface MohrLink {
  readonly link: number;
  /** Axial force of the link in the case set, tension positive; N or lbf. */
  readonly N: number;
  /** Force under a unit load at the joint; dimensionless. */
  readonly n: number;
  /** l/EA; m/N or in/lbf. */
  readonly flexibility: number;
  /** Free elongation from temperature and misfit; m or in. */
  readonly elongation: number;
  /** Contribution to the displacement; m or in. */
  readonly value: number;
}

/** The contributions to the displacement in one case set, m or in; `total` is their sum. */
export interface TrussMohrCase {
  /** The sum of N·n·l/EA. */
  readonly N: number;
  /** The sum of n times the free elongation from temperature and misfit. */
  readonly elongation: number;
  /** The contribution of settlements: minus unit reaction times settlement. */
  readonly settlement: number;
  readonly total: number;
  /** Null if there are too many and the joint was not requested explicitly. */
  readonly links: readonly MohrLink[] | null;
  /** The same displacement from the results, and the difference relative to the largest displacement. */
  readonly check: { readonly expected: number; readonly difference: number; readonly passed: boolean };
}

/** The displacement of one joint by the Maxwell-Mohr sum, with the forces of the unit load. */
export interface TrussMohr extends MohrJoint {
  readonly unit: {
    readonly N: readonly number[];
    readonly R: readonly {
      readonly joint: number;
      readonly x: number;
      readonly y: number;
      readonly z: number;
    }[];
  };
  /** One entry for each case set. */
  readonly cases: readonly TrussMohrCase[];
}

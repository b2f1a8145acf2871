import type { DescriptorMatrix } from '../../linalg/sparseMatrix.ts';
import type { Axis } from '../../geometry/heldAxes.ts';

/** Names one unknown: the force of a link, the force of an anchor on the truss, or the displacement of a joint. */
export type TrussUnknown =
  | { readonly kind: 'axialForce'; readonly link: number }
  | { readonly kind: 'reaction' | 'displacement'; readonly joint: number; readonly axis: Axis };

/**
 * Names one equation: the balance of a joint along an axis (loads on the right), the elongation of a link
 * (free elongation on the right), or the displacement of a held direction (settlement on the right).
 */
export type TrussEquation =
  | { readonly kind: 'balance' | 'held'; readonly joint: number; readonly axis: Axis }
  | { readonly kind: 'elongation'; readonly link: number };

/**
 * The equations A·x = b of one case set in the units of the document; `x` contains the results, not a second solution.
 *
 * The balance of joint i states that links and anchors carry its load: the sum of -N·e and -R is the load, where e
 * points from the joint along the link.
 */
export interface TrussDescriptor {
  /** `statics`: forces from equilibrium alone; `mixed`: equilibrium, elongations and held directions together. */
  readonly method: 'statics' | 'mixed';
  readonly unknowns: readonly TrussUnknown[];
  readonly equations: readonly TrussEquation[];
  readonly A: DescriptorMatrix;
  readonly b: readonly number[];
  readonly x: readonly number[];
  /** Axial force of each link, as in the results. */
  readonly N: readonly number[];
  /**
   * The largest abs(A·x - b) of an equation: for a balance relative to the largest force of the set or its own largest
   * term, for an elongation or a held direction relative to the largest term of all of these.
   */
  readonly residual: number;
  /**
   * Condition number of A in the 1-norm, with its unknowns in natural units and its rows scaled to 1; null if rounding
   * makes it singular.
   */
  readonly condition: number | null;
  /** Blocks that can be solved alone, in order: for a simple truss joint by joint. */
  readonly isolated: readonly {
    readonly unknowns: readonly number[];
    readonly equations: readonly number[];
    readonly order: number;
  }[];
}

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
 * The equations A·x = b of one case set in the units of the document; the answer is their `x`, not a second solution.
 *
 * The balance of joint i states what links and anchors take: the sum of -N·e and -R is its load, where e points
 * from the joint into the link.
 */
export interface TrussDescriptor {
  /** `statics`: forces from equilibrium alone; `mixed`: equilibrium, elongations and held directions together. */
  readonly method: 'statics' | 'mixed';
  readonly unknowns: readonly TrussUnknown[];
  readonly equations: readonly TrussEquation[];
  readonly A: DescriptorMatrix;
  readonly b: readonly number[];
  readonly x: readonly number[];
  /** Axial force of each link, as in the answer. */
  readonly N: readonly number[];
  /**
   * The largest abs(A·x - b) of an equation: of a balance relative to the largest force of the set or its own largest
   * term, of an elongation or a held direction to the longest term of all of these.
   */
  readonly residual: number;
  /**
   * Condition number of A with its unknowns in natural units and its rows scaled to 1, in the
   * 1-norm; null when rounding leaves it singular.
   */
  readonly condition: number | null;
  /** Blocks that can be solved alone, in order: of a simple truss joint after joint. */
  readonly isolated: readonly {
    readonly unknowns: readonly number[];
    readonly equations: readonly number[];
    readonly order: number;
  }[];
}

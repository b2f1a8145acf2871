import { type Analysis } from './analysis.ts';
import { type OpenFront } from './openFront.ts';
import { type JointSystem } from './jointSystem.ts';

/**
 * Operations on the `dim` by `dim` blocks of the stiffness matrix, link by link and child by child.
 *
 * They are written out for each `dim`: with `dim` as an argument the loops over links, which do little more than read
 * and write, take at least one and a half times as long in a plane truss, and its factorization 5 to 10 % longer (a
 * grid of 1000 joints, best of thousands of alternating runs).
 */
export interface BlockArithmetic {
  /**
   * Adds the joints of supernode s to its front: the diagonal block of each, the sum of EA/l³ d·dᵀ over its links, and
   * for each link to a later joint the block between the two, -EA/l³ d·dᵀ. Also writes the least pivots.
   *
   * A held direction of a joint that can move in another direction is omitted and gets a 1 on the diagonal, so its
   * equation is decoupled.
   */
  readonly addJoints: (front: OpenFront, analysis: Analysis, s: number, system: JointSystem) => void;
  /**
   * Adds the remaining matrix of a child, its lower triangle packed by columns from `from` in the arena, to the front
   * of its parent.
   */
  readonly addChild: (front: OpenFront, analysis: Analysis, child: number, from: number) => void;
}

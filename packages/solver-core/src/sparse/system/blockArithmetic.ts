import { type Analysis } from './analysis.ts';
import { type OpenFront } from './openFront.ts';
import { type JointSystem } from './jointSystem.ts';

/**
 * Operations on the `dim` by `dim` blocks of the stiffness matrix, link by link and child by child.
 *
 * It is written out for each `dim`: with `dim` as an argument the loops over links, which do little else than read and
 * write, take half as long again or more in a plane truss, and its factorization 5 to 10 % longer (a grid of 1000
 * joints, best of thousands in turns).
 */
export interface BlockArithmetic {
  /**
   * Adds the joints of supernode s to its front: the own block of each, the sum of EA/l³ d·dᵀ over its links, and of
   * each link to a joint that comes later the block between the two, -EA/l³ d·dᵀ. Writes the least pivots, too.
   *
   * A held direction of a joint that can move otherwise is left out and gets a 1 on the diagonal: an equation of its
   * own, with nobody else in it.
   */
  readonly addJoints: (front: OpenFront, analysis: Analysis, s: number, system: JointSystem) => void;
  /**
   * Adds what a child left, its lower triangle packed by columns from `from` in the arena, to the front of its parent.
   */
  readonly addChild: (front: OpenFront, analysis: Analysis, child: number, from: number) => void;
}

import type { DescriptorMatrix } from '../../linalg/sparseMatrix.ts';

export type { DescriptorMatrix } from '../../linalg/sparseMatrix.ts';

/** Names one unknown of a system of equations by what it is and where. */
export interface DescriptorUnknown {
  readonly kind:
    | 'reaction'
    | 'hingeForce'
    | 'moment'
    | 'shearForce'
    | 'axialForce'
    | 'deflection'
    | 'slope'
    | 'displacement';
  readonly x: number;
  /** Index of the support, of a reaction or of the hinge of a hinge force. */
  readonly support?: number;
  /** The direction of a reaction, or of a hinge force, which the part on the left exerts on the part on the right. */
  readonly direction?: 'x' | 'y' | 'r';
  /** The side of a moment, where the two sides of the place differ. */
  readonly side?: 'left' | 'right';
}

/**
 * Names one equation by its meaning and its place.
 *
 * `forces` (in `direction`) and `moments` (about x) are the equilibrium of the part between x and x1; `balance` that of
 * the joint at x in `direction`; `held` and `spring` state what a support does to a displacement, `continuity` that
 * it is the same on both sides, `released` that a hinge carries no moment, `lengthening` that the bay from x to x1
 * fits.
 */
export interface DescriptorEquation {
  readonly kind:
    'forces' | 'moments' | 'balance' | 'held' | 'spring' | 'continuity' | 'released' | 'lengthening';
  readonly x: number;
  readonly x1?: number;
  readonly support?: number;
  readonly direction?: 'x' | 'y' | 'r';
  readonly side?: 'left' | 'right';
}

/** A system A·x = b in the document's units. */
export interface DescriptorSystem {
  readonly unknowns: readonly DescriptorUnknown[];
  readonly equations: readonly DescriptorEquation[];
  readonly A: DescriptorMatrix;
  readonly b: readonly number[];
  readonly x: readonly number[];
  /** The largest abs(A·x - b) of an equation, relative to the largest of its own terms. */
  readonly residual: number;
  /**
   * Condition number of A with its unknowns in natural units and its rows scaled to 1, in the 1-norm; null when A is
   * singular.
   */
  readonly condition: number | null;
}

/** A block of the system that can be solved alone after those of lower order. */
export interface IsolatedBlock {
  readonly unknowns: readonly number[];
  readonly equations: readonly number[];
  readonly order: number;
}

/** The same beam formulated independently and solved on its own. */
export interface AlternativeSystem extends DescriptorSystem {
  readonly method: 'initialParameters';
  /** The largest difference from the answer, relative to the largest value of the same kind. */
  readonly maxDifference: number;
}

/** The equations of one case set: the answer is their `x`, not a second solution. */
export interface Descriptor extends DescriptorSystem {
  /** Equilibrium of the discs of a determinate beam; else moments at the nodes (three moments, made general). */
  readonly method: 'discs' | 'nodeMoments';
  readonly isolated: readonly IsolatedBlock[];
  /** Null when rounding leaves it singular. */
  readonly alternative: AlternativeSystem | null;
}

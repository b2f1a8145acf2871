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
  /** Index of the support, for a reaction; of the hinge, for a hinge force. */
  readonly support?: number;
  /** The direction of a reaction, or of a hinge force, which the part on the left exerts on the part on the right. */
  readonly direction?: 'x' | 'y' | 'r';
  /** The side of a moment, if its values on both sides of the place differ. */
  readonly side?: 'left' | 'right';
}

/**
 * Names one equation by its meaning and its place.
 *
 * `forces` (in `direction`) and `moments` (about x) are the equilibrium of the part between x and x1; `balance` is that
 * of the joint at x in `direction`; `held` and `spring` state what a support does to a displacement, `continuity` that
 * it is equal on both sides, `released` that a hinge carries no moment, `lengthening` that the elongation of the bay
 * from x to x1 fits its ends.
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
   * Condition number of A in the 1-norm, with its unknowns in natural units and its rows scaled to 1; null if A is
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

/** The equations of an independent formulation of the same beam, and their own solution. */
export interface AlternativeSystem extends DescriptorSystem {
  readonly method: 'initialParameters';
  /** The largest difference from the results, relative to the largest value of the same kind. */
  readonly maxDifference: number;
}

/** The equations of one case set; `x` contains the results, not a second solution. */
export interface Descriptor extends DescriptorSystem {
  /**
   * Equilibrium of the discs of a determinate beam, otherwise moments at the nodes (generalized three-moment
   * equations).
   */
  readonly method: 'discs' | 'nodeMoments';
  readonly isolated: readonly IsolatedBlock[];
  /** Null if rounding makes it singular. */
  readonly alternative: AlternativeSystem | null;
}

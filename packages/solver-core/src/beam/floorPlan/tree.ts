/** A force in a hinge on the part it belongs to, with components along +x and +y. */
export interface TransferredForce {
  readonly x: number;
  /** Index of the support that is the hinge or holds it. */
  readonly support: number;
  /** Id of the part on the other side. */
  readonly part: number;
  readonly axial: number;
  readonly normal: number;
}

/** A part of the beam between hinges, with its place in the floor plan. */
export interface BeamPart {
  readonly id: number;
  readonly x0: number;
  readonly x1: number;
  /** 0 for a part that is stable on its own supports; other parts rest on parts of a lower tier. */
  readonly tier: number;
  readonly restsOn: readonly number[];
  readonly carries: readonly number[];
  /** Position in the order of solution of a determinate beam, in which carried parts come first. */
  readonly order: number;
  /** Indexes of the supports that hold it. */
  readonly supports: readonly number[];
  /** The forces on the part of the hinges at its ends; null at an end of the beam. */
  readonly left: TransferredForce | null;
  readonly right: TransferredForce | null;
}

/**
 * A condition that the solution satisfies at x: a displacement imposed by a support, a force at an end of the beam (the
 * limit from inside), the moment left of a hinge, or the stiffness of a spring.
 */
export interface BoundaryCondition {
  readonly x: number;
  readonly kind: 'u' | 'deflection' | 'slope' | 'N' | 'Q' | 'M' | 'springX' | 'springY' | 'springR';
  readonly value: number;
}

/** Constants of integration of a segment: the state at its left end, and its stiffness. */
export interface SegmentConstants {
  readonly x0: number;
  readonly u0: number;
  readonly v0: number;
  readonly theta0: number;
  readonly EI: number;
  readonly EA: number;
  /** G·As; absent if shear strains are neglected. */
  readonly GA?: number;
}

/** A support and the part of the floor plan that it holds. */
export interface TreeSupport {
  /** Index in the document's `supports`. */
  readonly support: number;
  readonly x: number;
  /** Id of the part that it holds; a bearing under a hinge holds the part on its left. */
  readonly part: number;
  readonly holds: readonly ('x' | 'y' | 'r')[];
}

/** The beam as parts that rest on each other, with the boundary conditions and constants of its solution. */
export interface Tree {
  readonly bms: readonly BeamPart[];
  readonly boundary: readonly BoundaryCondition[];
  readonly constants: readonly SegmentConstants[];
  readonly supports: readonly TreeSupport[];
}

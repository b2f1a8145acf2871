/** A force in a hinge, on the part it belongs to: along +x and +y. */
export interface TransferredForce {
  readonly x: number;
  /** Index of the support that is or holds the hinge. */
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
  /** 0 is stable on its own supports; others rest on parts of a lower tier. */
  readonly tier: number;
  readonly restsOn: readonly number[];
  readonly carries: readonly number[];
  /** Place in the order of solution of a determinate beam: the parts carried first. */
  readonly order: number;
  /** Indexes of the supports that hold it. */
  readonly supports: readonly number[];
  /** The forces of the hinges at its ends on it; null at an end of the beam. */
  readonly left: TransferredForce | null;
  readonly right: TransferredForce | null;
}

/**
 * A condition the solution fulfils at x: a displacement a support imposes, a force at an end of the beam (the limit
 * from inside), the moment left of a hinge, or the stiffness of a spring.
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
  /** G·As; left out where shear strains do not count. */
  readonly GA?: number;
}

/** A support and the part of the floor plan it holds. */
export interface TreeSupport {
  /** Index in the document's `supports`. */
  readonly support: number;
  readonly x: number;
  /** Id of the part it holds; a bearing under a hinge holds the part on its left. */
  readonly part: number;
  readonly holds: readonly ('x' | 'y' | 'r')[];
}

/** The beam as parts that rest on each other, and what its solution is integrated from. */
export interface Tree {
  readonly bms: readonly BeamPart[];
  readonly boundary: readonly BoundaryCondition[];
  readonly constants: readonly SegmentConstants[];
  readonly supports: readonly TreeSupport[];
}

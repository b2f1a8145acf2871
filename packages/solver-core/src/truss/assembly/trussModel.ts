import type { JointSystem } from '../../sparse/system/jointSystem.ts';
import type { LinkGraph } from '../../sparse/system/linkGraph.ts';

/**
 * A truss as arrays of numbers, in the order of the links and joints of its document. The arrays are never modified.
 * Forces and lengths, and values computed from them, are in the document's units (N, m or lbf, in).
 */
export interface TrussModel {
  /** The equations, with stiffness EA/l, or 1/l for a truss without real constants. */
  readonly system: JointSystem;
  /** The links at each joint. */
  readonly graph: LinkGraph;
  readonly jointCount: number;
  readonly linkCount: number;
  /** 2 if every z is 0. */
  readonly dim: 2 | 3;
  /** m or in. */
  readonly lengths: Float64Array;
  /** Unit vector from joint i to joint j, `dim` numbers for each link. */
  readonly directions: Float64Array;
  /** Whether every link has a material and a cross-section. */
  readonly isReal: boolean;
  /** Indexes of the material and the cross-section of each link, as in `TrussNumbers`. */
  readonly made: Int32Array;
  /** By the index of a material and that of a cross-section, for pairs that occur in a link. */
  readonly sizes: readonly (readonly LinkSize[])[];
}

/**
 * Stiffness and mass of a link from its material and cross-section, in the document's units; 0 if they are not
 * given.
 */
export interface LinkSize {
  /** N or lbf. */
  readonly EA: number;
  /** cm2 or in2. */
  readonly A: number;
  /** E·Iv, the least flexural stiffness: N·m2 or lbf·in2; 0 if a generic section does not state it. */
  readonly EI: number;
  /** rho·A: kg/m or lb/in. */
  readonly massPerLength: number;
}

/** All actions on a truss in one case set. */
export interface TrussActions {
  /** Forces on the joints from loads, masses and self weight, `dim` numbers for each joint: N or lbf. */
  readonly joints: Float64Array;
  /** The elongation of each link if it were free: m or in. Null if there is none. */
  readonly elongation: Float64Array | null;
  /** Imposed displacement of each joint, `dim` numbers per joint: m or in. Null if there is none. */
  readonly settlement: Float64Array | null;
}

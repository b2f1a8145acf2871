/**
 * The truss document as it travels: plain readonly JSON in the base units of `units.system` (SI: m, N; US: in, lbf).
 * Only what a drawing reads is named; everything else in a document is welcome and kept.
 */
export interface TrussCase {
  readonly className: 'casetruss';
  readonly title?: string;
  readonly units?: { readonly system: 0 | 1 };
  /** Width over height of the drawing. @default 2 */
  readonly aspectRatio?: number;
  /** Index of the case set on show. */
  readonly k?: number;
  readonly joints: readonly TrussJoint[];
  readonly links: readonly TrussLink[];
  readonly caseSets?: readonly { readonly title?: string }[];
}

/** A joint where it stands, with what holds and loads it. */
export interface TrussJoint {
  readonly id?: string | number;
  readonly x: number;
  readonly y: number;
  /** Out of the page. @default 0 */
  readonly z?: number;
  /** Bits of the held directions: 1 is x, 2 is y, 4 is z. @default 0 */
  readonly anchor?: number;
  readonly loads?: readonly JointLoad[];
}

/** A force on a joint. */
export interface JointLoad {
  readonly className: string;
  /** [value, ...]; the value acts along `alpha`, raised out of the xy plane by `beta`. */
  readonly c: readonly number[];
  /** Degrees counter-clockwise from +x. @default 90 for a ShearLoad, else 0 */
  readonly alpha?: number;
  /** Degrees out of the xy plane. @default 0 */
  readonly beta?: number;
  /** Bit mask of the case sets it belongs to; in every set when absent. */
  readonly sets?: number;
}

/** A rod between two joints. */
export interface TrussLink {
  readonly id?: string | number;
  /** Indexes of its joints. */
  readonly i: number;
  readonly j: number;
}

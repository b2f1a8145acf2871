/* Made by scripts/writeTypes.ts from the schema; do not edit. */

import type {
  CaseUnits,
  CaseGrid,
  Material,
  CrossSection,
  CaseSet,
  CombinationChoice,
  CaseLimits,
} from '../common/document.generated.ts';

export type JointLoadClass = 'AxialLoad' | 'ShearLoad' | 'GenericLoad';

/** Force along +x, force along +y, or moment, counter-clockwise. */
export type ReactionComponent = 'x' | 'y' | 'r';

/** The reaction of another saved document that the load carries on: the load is `factor` times `value`. The document solves without the other one. */
export interface ReactionSource {
  /** Number of the saved task, or the name of its file. */
  readonly task: string | number;
  /** Title of the task when the value was taken. */
  readonly title?: string;
  /** Fingerprint of the task when the value was taken. */
  readonly hash?: string;
  /** Index of the support of a beam, or id of the joint of a truss or frame. */
  readonly reaction: string | number;
  /** x and y of the support when the value was taken, m in any unit system. */
  readonly place?: readonly [number, number];
  readonly component: ReactionComponent;
  /** Title of the case set of the task; its only set when absent. */
  readonly set?: string;
  /** The reaction on the other structure, N or N·m in any unit system. */
  readonly value: number;
  /** -1 when absent: what a support pushes up, the structure below carries down. */
  readonly factor?: number;
}

/** A load on an area that is collected in a point: its pressure (Pa, psi) along alpha, the tributary width and the spacing of the points (m, in). Their product is the value. */
export interface PointAreaSource {
  readonly pressure: number;
  readonly width: number;
  readonly spacing: number;
}

export interface JointLoad {
  readonly id: string | number;
  readonly className: JointLoadClass;
  /** [value, its part along x, its part along y]; value, alpha and beta decide. */
  readonly c: readonly [number, number, number];
  /** Direction in the xy plane, degrees counter-clockwise from +x. */
  readonly alpha: number;
  /** Degrees by which it is raised out of the xy plane, towards +z. */
  readonly beta?: number;
  /** Bit i: the load belongs to case set i. */
  readonly sets: number;
  readonly color?: string;
  readonly from?: ReactionSource;
  readonly source?: PointAreaSource;
}

/** Imposed displacement of held directions. */
export interface JointSettlement {
  readonly x?: number;
  readonly y?: number;
  readonly z?: number;
}

export interface Joint {
  readonly id: string | number;
  readonly x: number;
  readonly y: number;
  /** Out of the page. */
  readonly z: number;
  /** Bits of the held directions: 1 is x, 2 is y, 4 is z. */
  readonly anchor: number;
  readonly loads: readonly JointLoad[];
  readonly settlement?: JointSettlement;
  /** In which case sets the settlement acts; all when absent. */
  readonly sets?: number;
}

export type LinkLoadClass = 'DistributedLoad' | 'DistributedMass';

/** A load on an area that the member carries: its pressure (Pa, psi) along alpha and the tributary width (m, in). Their product is all three ordinates. */
export interface AreaSource {
  readonly pressure: number;
  readonly width: number;
}

export interface LinkLoad {
  readonly id: string | number;
  readonly className: LinkLoadClass;
  /** Start and end along the link, from its joint i; the whole link when absent. */
  readonly x?: readonly [number, number];
  /** Ordinates at start, middle, end, along alpha, per length of link. */
  readonly y: readonly [number, number, number];
  /** Direction in the global xy plane, degrees counter-clockwise from +x. */
  readonly alpha: number;
  /** Bit i: the load belongs to case set i. */
  readonly sets: number;
  readonly color?: string;
  readonly source?: AreaSource;
}

/** Factors of the effective length. A rod that is pressed is not checked without y and z. */
export interface LengthFactors {
  /** For buckling about the axis y of the section, in the plane of a plane truss. */
  readonly y?: number;
  /** For buckling about the axis z of the section, out of that plane. */
  readonly z?: number;
  /** For twisting about the axis of the rod; the larger of the others when absent. */
  readonly x?: number;
}

export interface Link {
  readonly id: string | number;
  /** Index of the joint it starts at. */
  readonly i: number;
  /** Index of the joint it ends at. */
  readonly j: number;
  /** -1 is none. */
  readonly materialIndex: number;
  /** -1 is none. */
  readonly sectionIndex: number;
  readonly loads: readonly LinkLoad[];
  /** Change of temperature; above zero the link grows. */
  readonly dT?: number;
  /** Above zero the link is too long. */
  readonly dL?: number;
  /** In which case sets dT and dL act; all when absent. */
  readonly sets?: number;
  readonly K?: LengthFactors;
}

/** A straight line without ends, through x0, y0. */
export interface LineGuide {
  readonly className: 'line';
  readonly id?: string | number;
  readonly x0: number;
  readonly y0: number;
  readonly color?: string;
  /** Direction, degrees counter-clockwise from +x. */
  readonly alpha: number;
}

/** A circle about x0, y0. */
export interface CircleGuide {
  readonly className: 'circle';
  readonly id?: string | number;
  readonly x0: number;
  readonly y0: number;
  readonly color?: string;
  /** Radius. */
  readonly a: number;
}

/** An ellipse about x0, y0. */
export interface EllipseGuide {
  readonly className: 'ellipse';
  readonly id?: string | number;
  readonly x0: number;
  readonly y0: number;
  readonly color?: string;
  /** Semi-axis along alpha. */
  readonly a: number;
  /** Semi-axis across alpha. */
  readonly b: number;
  /** Direction of a, degrees counter-clockwise from +x. */
  readonly alpha: number;
}

/** A line or curve to draw by; nothing that acts. */
export type Guide = LineGuide | CircleGuide | EllipseGuide;

export interface TrussCase {
  readonly schema: 1;
  readonly className: 'casetruss';
  readonly kind: 'truss';
  readonly branch: string;
  readonly id: number;
  readonly userId: number;
  readonly title: string;
  readonly description: string;
  readonly created: number;
  readonly readonly: boolean;
  readonly isReal: boolean;
  readonly isAccurate: boolean;
  readonly selfWeight: boolean;
  /** In which case sets self weight acts, a combined one by the factors of its members; in every set, once, when absent. */
  readonly weightSets?: number;
  readonly ratio: number;
  /** Width over height of the drawing. */
  readonly aspectRatio: number;
  /** For drawing only. */
  readonly divisor: number;
  readonly k: number;
  readonly units: CaseUnits;
  readonly grid: CaseGrid;
  readonly joints: readonly Joint[];
  readonly links: readonly Link[];
  readonly guides: readonly Guide[];
  readonly materials: readonly Material[];
  readonly sections: readonly CrossSection[];
  readonly caseSets: readonly CaseSet[];
  readonly combinations?: CombinationChoice;
  readonly limits?: CaseLimits;
}

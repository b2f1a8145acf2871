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

export type FrameKind = 'frame' | 'arch' | 'pile';

/** `cantilever` holds x, y and rotation, `fixed` x and y, `simple` y, `guide` y and rotation, `spring` what its stiffness names. */
export type FrameSupportClass = 'cantilever' | 'fixed' | 'simple' | 'spring' | 'guide';

export interface FrameSupport {
  readonly className: FrameSupportClass;
  /** Turn of the axes of the support, degrees counter-clockwise. */
  readonly alpha: number;
  /** Makes a held direction elastic, or adds a spring; along the axes of the support. */
  readonly stiffness?: {
    readonly x?: number;
    readonly y?: number;
    readonly r?: number;
  };
  /** Imposed displacement of held directions, along the axes of the support. */
  readonly settlement?: {
    readonly x?: number;
    readonly y?: number;
    readonly r?: number;
  };
  /** In which case sets the settlement acts; all when absent. */
  readonly sets?: number;
}

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

export type FramePointLoadClass = 'AxialLoad' | 'ShearLoad' | 'GenericLoad' | 'BendingMoment';

export interface FrameJointLoad {
  readonly id: string | number;
  /** [value, its part along x, its part along y]; value and alpha decide. */
  readonly c: readonly [number, number, number];
  /** Degrees counter-clockwise from the global x axis. */
  readonly alpha: number;
  /** Bit i: the load belongs to case set i. */
  readonly sets: number;
  readonly color?: string;
  readonly from?: ReactionSource;
  readonly source?: PointAreaSource;
  readonly className: FramePointLoadClass;
}

export interface FrameJoint {
  readonly id: string | number;
  readonly x: number;
  readonly y: number;
  readonly support?: FrameSupport;
  readonly loads: readonly FrameJointLoad[];
}

/** The actions that an end of a member passes on to its joint. */
export interface MemberEnd {
  readonly N?: 'free';
  readonly Q?: 'free';
  /** `free` at a hinge, or the stiffness of a rotational spring between member and joint. */
  readonly M?: string | number;
}

/** Axes that `alpha` is measured from and length that a distributed load is given for: `member` axes, `global` axes with the length of the member, or global axes with the length that the member covers across the load (`projected`). */
export type LoadFrame = 'member' | 'global' | 'projected';

export interface MemberPointLoad {
  readonly id: string | number;
  /** [value, its part along x, its part along y]; value and alpha decide. */
  readonly c: readonly [number, number, number];
  /** Degrees counter-clockwise from the x axis of `frame`. */
  readonly alpha: number;
  /** Bit i: the load belongs to case set i. */
  readonly sets: number;
  readonly color?: string;
  readonly from?: ReactionSource;
  readonly source?: PointAreaSource;
  readonly className: FramePointLoadClass;
  /** From joint i, along the chord of the member. */
  readonly x: number;
  readonly frame: LoadFrame;
}

export type MemberDistributedLoadClass = 'DistributedLoad' | 'DistributedMass';

/** A load on an area that the member carries: its pressure (Pa, psi) along alpha and the tributary width (m, in). Their product is all three ordinates. */
export interface AreaSource {
  readonly pressure: number;
  readonly width: number;
}

export interface MemberDistributedLoad {
  readonly id: string | number;
  readonly className: MemberDistributedLoadClass;
  /** Start and end along the member, from its joint i; the whole member when absent. */
  readonly x?: readonly [number, number];
  /** Ordinates at start, middle, end, along alpha. */
  readonly y: readonly [number, number, number];
  /** Degrees counter-clockwise from the x axis of `frame`. */
  readonly alpha: number;
  /** Bit i: the load belongs to case set i. */
  readonly sets: number;
  readonly color?: string;
  readonly source?: AreaSource;
  readonly frame: LoadFrame;
}

export type MemberLoad = MemberPointLoad | MemberDistributedLoad;

/** Its x axis runs from joint i to joint j, its y axis 90 degrees counter-clockwise from it. */
export interface FrameMember {
  readonly id: string | number;
  /** Index of the joint it starts at. */
  readonly i: number;
  /** Index of the joint it ends at. */
  readonly j: number;
  /** -1 is none. */
  readonly materialIndex: number;
  /** -1 is none. */
  readonly crossSectionIndex: number;
  /** Turn of the cross-section, degrees counter-clockwise. */
  readonly alpha: number;
  /** Mirrored left to right before it is turned. */
  readonly flip: boolean;
  /** Linear mass in place of rho·A. */
  readonly mass?: number;
  readonly ends: {
    readonly i: MemberEnd;
    readonly j: MemberEnd;
  };
  /** Does not change its length by its axial force. */
  readonly inextensible?: boolean;
  /** Straight when absent. The places of loads on a curved member, `x`, are along its chord; its diagrams run along its axis; loads in member axes follow its axis; the releases N and Q of its ends are along the chord and across it. */
  readonly shape?: {
    readonly kind: 'line' | 'arc' | 'parabola';
    /** Height of the middle over the chord, positive towards the left of the way from joint i to joint j: at most half the chord for an arc, four times the chord for a parabola. */
    readonly rise?: number;
    /** Distance by which the middle of a parabola lies towards joint j, less than a quarter of the chord; 0 when absent: the axis of symmetry is perpendicular to the chord. */
    readonly shift?: number;
  };
  /** An elastic bed of Winkler along the whole member, which resists in both directions: force by length and displacement. */
  readonly bedding?: {
    /** Along the member, at its joint i. */
    readonly x?: number;
    /** Across the member, at its joint i. */
    readonly y?: number;
    /** At its joint j, linear between; the same as `x` when absent. */
    readonly xEnd?: number;
    /** At its joint j, linear between; the same as `y` when absent. */
    readonly yEnd?: number;
  };
  /** Change of temperature; above zero the member grows. */
  readonly dT?: number;
  /** Temperature of the bottom minus that of the top; above zero the member sags. */
  readonly dTdepth?: number;
  /** Above zero the member is too long. */
  readonly dL?: number;
  /** Rise of the unloaded member over its chord, a parabola towards +y. Displacements are counted from it; it has an effect in the second order alone. */
  readonly camber?: number;
  /** In which case sets dT, dTdepth and dL act; all when absent. */
  readonly sets?: number;
  /** It bears no compression: where it would, it is slack and passes on no axial force at joint i. */
  readonly tensionOnly?: boolean;
  /** It bears no tension: where it would, it is loose and passes on no axial force at joint i. */
  readonly compressionOnly?: boolean;
  readonly loads: readonly MemberLoad[];
}

/** A line or curve to draw by; nothing that acts. */
export interface FrameGuide {
  readonly className?: string;
  readonly id?: string | number;
  readonly x0?: number;
  readonly y0?: number;
  readonly a?: number;
  readonly b?: number;
  readonly alpha?: number;
  readonly color?: string;
}

export interface FrameCase {
  readonly schema: 1;
  readonly className: 'caseframe';
  readonly kind: FrameKind;
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
  /** No member changes its length by its axial force. */
  readonly inextensible: boolean;
  /** Equilibrium of the displaced frame: axial forces act on the deflections of the members. Q is the shear force dM/dx of the turned section. */
  readonly secondOrder?: boolean;
  readonly ratio: number;
  readonly k: number;
  readonly units: CaseUnits;
  readonly grid: CaseGrid;
  readonly joints: readonly FrameJoint[];
  readonly members: readonly FrameMember[];
  readonly guides: readonly FrameGuide[];
  readonly materials: readonly Material[];
  readonly sections: readonly CrossSection[];
  readonly caseSets: readonly CaseSet[];
  readonly combinations?: CombinationChoice;
  readonly limits?: CaseLimits;
}

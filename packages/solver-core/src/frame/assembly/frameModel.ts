import type { MemberCurve } from '../../member/curve/memberCurve.ts';
import type { SetActions } from '../../member/loads/actions.ts';

/** A member ready to be solved, in consistent units (m, N, Pa or in, lbf, psi). */
export interface ModelMember {
  readonly i: number;
  readonly j: number;
  /** Length of the chord, from joint to joint. */
  readonly length: number;
  /** The rounding error of the length. */
  readonly lengthRest: number;
  /** Direction from joint i to joint j, each component as a double and its rounding error. */
  readonly cos: number;
  readonly sin: number;
  readonly cosRest: number;
  readonly sinRest: number;
  readonly EI: number;
  /** Infinity for an inextensible member. */
  readonly EA: number;
  /** Linear mass in the unit of the document. */
  readonly mass: number;
  /** Thermal expansion and depth of the section, 0 if they are not needed. */
  readonly expansion: number;
  readonly depth: number;
  readonly ends: { readonly i: ModelEnd; readonly j: ModelEnd };
  /** The elastic bed under the member; null if there is none. */
  readonly bed: LineBed | null;
  /** Rise of the unloaded member above its chord, a parabola; positive towards +y. */
  readonly camber: number;
  /** The axis of a curved member, in the axes of its chord; null if it is straight. */
  readonly curve: MemberCurve | null;
  /** 1 for a member that bears tension only, -1 for one that bears compression only, 0 for any other. */
  readonly oneWay: 1 | -1 | 0;
}

/**
 * An elastic bed along a member: stiffness (force by length and displacement) at joint i and at joint j, linear between
 * them, along the member and across it.
 */
export interface LineBed {
  readonly x: readonly [number, number];
  readonly y: readonly [number, number];
}

/** Releases and spring of an end of a member. */
export interface ModelEnd {
  readonly isFreeN: boolean;
  readonly isFreeQ: boolean;
  readonly isFreeM: boolean;
  /** Flexibility of the rotational spring, 0 if the end is rigid. */
  readonly give: number;
}

/** A joint ready to be solved. */
export interface ModelJoint {
  readonly x: number;
  readonly y: number;
  /** Axes of its support, in which its displacements are computed. */
  readonly cos: number;
  readonly sin: number;
  /** How each direction is held: null if free, 0 if rigid, otherwise the stiffness of the spring. */
  readonly holds: readonly [number | null, number | null, number | null];
  /** Whether a member or a support rotates with the joint; if none does, its rotation is not an unknown. */
  readonly turns: boolean;
}

/** A frame ready to be solved, with members and joints in the order of the document. */
export interface FrameModel {
  readonly joints: readonly ModelJoint[];
  readonly members: readonly ModelMember[];
  /** Whether the members have real constants; without them EI = EA = 1. */
  readonly isReal: boolean;
}

/** Strains that a case set imposes on a member. */
export interface ImposedStrain {
  /** Elongation of the whole axis if it were free. */
  readonly elongation: number;
  /** Curvature if it were free, positive if it sags. */
  readonly curvature: number;
  /** Rotations of the ends relative to the chord by a break of the axis, as in `MemberTriple`; absent without one. */
  readonly turns?: readonly [number, number];
}

/**
 * A load spread along a curved member: with t = x - x0 along the chord and q = q0 + q1·t + q2·t², its components are
 * px·q and py·q for each length of the axis.
 */
export interface CurvedSpread {
  /** Range along the chord. */
  readonly x0: number;
  readonly x1: number;
  readonly px: number;
  readonly py: number;
  readonly q0: number;
  readonly q1: number;
  readonly q2: number;
  /**
   * `chord`: px and py are along the chord and across it. `tangent`: they follow the axis. `projected`: along the chord
   * and across it, and q is given for each length that the axis covers across the load.
   */
  readonly by: 'chord' | 'tangent' | 'projected';
}

/** Loads on a member, in the axes of its chord; points are placed along the chord. */
export interface MemberActions extends SetActions {
  /** Spread loads of a curved member, whose `spreads` are empty; absent on a straight one. */
  readonly curved?: readonly CurvedSpread[];
}

/** All actions in one case set. */
export interface FrameActions {
  /** Forces along the global axes and moments on the joints, three numbers for each joint. */
  readonly joints: Float64Array;
  /** Loads along each member, in the axes of its chord. */
  readonly members: readonly MemberActions[];
  /** One entry for each member; null if no strain is imposed. */
  readonly strains: readonly (ImposedStrain | null)[];
  /** Imposed displacements in the axes of the supports, three numbers for each joint. */
  readonly settlements: Float64Array;
}

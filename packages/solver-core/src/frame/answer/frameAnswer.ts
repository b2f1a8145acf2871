import type { FrameFailure } from '../../model/frame/frameFailures.ts';
import type { NumberLimits } from '../../model/common/checkExtent.ts';
import type { Diagram } from '../../diagrams/diagram.ts';
import type { FrameMohr, FrameMohrPoint } from './frameMohr.ts';
import type { SecondOrderSteps } from '../pieces/solvePiecedSet.ts';
import type { FrameChecks } from '../results/frameChecks.ts';
import type { FrameReaction } from '../results/frameReactions.ts';
import type { FrameVerdict } from '../verdict/frameVerdict.ts';

/**
 * Diagrams along a member in its own axes, x from joint i along its axis (which is longer than the chord if it is curved,
 * and whose tangent and normal are then the axes): forces in N and N·m, displacements in m and radians (lbf,
 * lbf·in, in). Displacements are null without real constants.
 */
export interface FrameMemberResult {
  /** Tension positive. */
  readonly N: Diagram;
  /** Positive if it rotates a piece clockwise: dM/dx = Q. */
  readonly Q: Diagram;
  /** Positive if it stretches the side of -y. */
  readonly M: Diagram;
  readonly u: Diagram | null;
  readonly deflection: Diagram | null;
  readonly slope: Diagram | null;
}

/** Displacement of a joint along the global axes, and its rotation, counter-clockwise. */
export interface FrameJointResult {
  readonly x: number;
  readonly y: number;
  /** 0 if no member rotates with the joint. */
  readonly r: number;
}

/** Members that became slack or active again in one step; indexes of members. */
export interface OneWayStep {
  readonly slack: readonly number[];
  readonly taut: readonly number[];
}

/** The slack members, among those that bear one way only, and the steps in which they were found. */
export interface OneWayMembers {
  readonly slack: readonly number[];
  readonly steps: readonly OneWayStep[];
}

/** Results of one case set, in the units of the document. */
export interface FrameSet {
  readonly members: readonly FrameMemberResult[];
  /** Null without real constants. */
  readonly joints: readonly FrameJointResult[] | null;
  readonly R: readonly FrameReaction[];
  /** Null if they were not requested. */
  readonly checks: FrameChecks | null;
  /** How the axial forces converged; absent in the first order. */
  readonly secondOrder?: SecondOrderSteps;
  /** The slack members and the steps that found them; absent if every member bears both ways. */
  readonly oneWay?: OneWayMembers;
}

/** Parts of the results that cost extra time. */
export type FramePart = 'checks';

/** Options that choose parts of the results. */
export interface FrameOptions {
  /**
   * Displacements to be computed by the Maxwell-Mohr integral, with the diagrams of their unit loads.
   * @default none
   */
  readonly mohr?: readonly FrameMohrPoint[] | undefined;
  /**
   * Parts of each set in addition to forces, reactions and displacements; an empty list requests none.
   * @default the checks
   */
  readonly include?: readonly FramePart[];
  /**
   * Greatest number of bytes for the factor of the equations; a frame that needs more is refused (`range.memory`).
   * @default 1.5e9
   */
  readonly memory?: number | undefined;
  /**
   * Refuses numbers greater than these limits, one of the `LIMITS`, as a server does (`schema.tooGreat`).
   * @default none: the solver itself has no limit
   */
  readonly limits?: NumberLimits;
}

/** The results of a solved frame, in the units of its document. */
export interface SolvedFrame {
  readonly level: 'ok' | 'warning';
  readonly id: number;
  readonly hash: string;
  readonly message: string;
  readonly corrections: readonly FrameFailure[];
  readonly verdict: FrameVerdict;
  /**
   * False unless every member has real constants; the forces then follow from statics alone, and displacements are
   * unknown.
   */
  readonly isReal: boolean;
  /** Mass of the members and of the masses on them, whether or not self weight acts, kg or lb. */
  readonly totalMass: number;
  readonly sets: readonly FrameSet[];
  /**
   * The requested displacements by Mohr's integral; null where they cannot be superposed (second order, members that
   * bear one way only) and without real constants; absent if none was requested.
   */
  readonly mohr?: readonly FrameMohr[] | null;
}

/** A document that could not be solved, with every failure found. */
export interface RefusedFrame {
  readonly level: 'error';
  readonly id: number;
  /** Null if the document could not be read. */
  readonly hash: string | null;
  readonly errno: number;
  readonly error: string;
  /** The group of the leading failure. */
  readonly message: string;
  readonly failures: readonly FrameFailure[];
  /** Null if the document could not be judged. */
  readonly verdict: FrameVerdict | null;
}

/** The result of `solveFrame`; `level` distinguishes the two cases. */
export type FrameAnswer = SolvedFrame | RefusedFrame;

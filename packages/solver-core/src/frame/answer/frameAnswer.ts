import type { FrameFailure } from '../../model/frame/frameFailures.ts';
import type { NumberLimits } from '../../model/common/checkExtent.ts';
import type { Diagram } from '../../diagrams/diagram.ts';
import type { SecondOrderSteps } from '../pieces/solvePiecedSet.ts';
import type { FrameChecks } from '../results/frameChecks.ts';
import type { FrameReaction } from '../results/frameReactions.ts';
import type { FrameVerdict } from '../verdict/frameVerdict.ts';

/**
 * Diagrams along a member in its own axes, x from joint i: forces in N and N·m, displacements in m and radians (lbf,
 * lbf·in, in). Displacements are null without real constants.
 */
export interface FrameMemberResult {
  /** Tension positive. */
  readonly N: Diagram;
  /** Positive where it turns a piece clockwise: dM/dx = Q. */
  readonly Q: Diagram;
  /** Positive where it stretches the side of -y. */
  readonly M: Diagram;
  readonly u: Diagram | null;
  readonly deflection: Diagram | null;
  readonly slope: Diagram | null;
}

/** Displacement of a joint along the global axes, and its turn, counter-clockwise. */
export interface FrameJointResult {
  readonly x: number;
  readonly y: number;
  /** 0 where no member turns with the joint. */
  readonly r: number;
}

/** Members that went slack, or bear again, in one step; indexes of members. */
export interface OneWayStep {
  readonly slack: readonly number[];
  readonly taut: readonly number[];
}

/** The members that bear nothing, since they bear one way only, and the steps in which they were found. */
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
  /** Null where they are not included. */
  readonly checks: FrameChecks | null;
  /** How the axial forces settled; absent in the first order. */
  readonly secondOrder?: SecondOrderSteps;
  /** The members that bear nothing and the steps that found them; absent where every member bears both ways. */
  readonly oneWay?: OneWayMembers;
}

/** Parts of the answer that cost extra. */
export type FramePart = 'checks';

/** Options that choose parts of the answer. */
export interface FrameOptions {
  /**
   * Parts of each set beyond forces, reactions and displacements; an empty list for none.
   * @default the checks
   */
  readonly include?: readonly FramePart[];
  /**
   * Bytes that the factor of the equations may take; a frame that needs more is refused (`range.memory`).
   * @default 1.5e9
   */
  readonly memory?: number | undefined;
  /**
   * Refuses numbers greater than these, one of the `LIMITS`, as a server does (`schema.tooGreat`).
   * @default none: the solver itself has no limit
   */
  readonly limits?: NumberLimits;
}

/** A frame that was solved, in the units of its document. */
export interface SolvedFrame {
  readonly level: 'ok' | 'warning';
  readonly id: number;
  readonly hash: string;
  readonly message: string;
  readonly corrections: readonly FrameFailure[];
  readonly verdict: FrameVerdict;
  /**
   * False unless every member has real constants: then statics alone gives the forces, and displacements are unknown.
   */
  readonly isReal: boolean;
  /** Mass of the members and of the masses on them, whether or not self weight acts, kg or lb. */
  readonly totalMass: number;
  readonly sets: readonly FrameSet[];
}

/** A document that could not be solved, with every failure found. */
export interface RefusedFrame {
  readonly level: 'error';
  readonly id: number;
  /** Null when the document could not be read. */
  readonly hash: string | null;
  readonly errno: number;
  readonly error: string;
  /** The group of the leading failure. */
  readonly message: string;
  readonly failures: readonly FrameFailure[];
  /** Null when the document could not be judged. */
  readonly verdict: FrameVerdict | null;
}

/** The answer of `solveFrame`, distinguished by `level`. */
export type FrameAnswer = SolvedFrame | RefusedFrame;

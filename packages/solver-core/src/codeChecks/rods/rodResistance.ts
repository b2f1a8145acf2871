import type { BucklingMode } from './criticalForces.ts';

/** The buckling resistance in one mode; forces in N, in an answer in those of its document. */
export interface BucklingResistance {
  readonly mode: BucklingMode;
  /** The elastic critical force. */
  readonly critical: number;
  /** EN 1993-1-1: the slenderness of 6.3.1.2 without dimension. AISC 360: sqrt(Fy/Fe). */
  readonly slenderness: number;
  /** EN 1993-1-1 table 6.2: the buckling curve; null by AISC 360. */
  readonly curve: 'a' | 'b' | 'c' | 'd' | null;
  /** The part of A·fy that is left: chi, or Fcr/Fy. */
  readonly reduction: number;
  /** The design resistance, or the allowable force. */
  readonly resistance: number;
}

/** The resistance of a rod in compression: of its cross-section, and in each mode of buckling. */
export interface CompressionResistance {
  readonly section: number;
  readonly modes: readonly BucklingResistance[];
}

/** The properties of structural steel: MPa. */
export interface Steel {
  readonly E: number;
  readonly G: number;
  /** The yield strength. */
  readonly fy: number;
}

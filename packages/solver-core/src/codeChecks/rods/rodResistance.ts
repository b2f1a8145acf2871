import type { BucklingMode } from './criticalForces.ts';

/** The buckling resistance in one mode; forces in N, in results in the unit of the document. */
export interface BucklingResistance {
  readonly mode: BucklingMode;
  /** The elastic critical force. */
  readonly critical: number;
  /** EN 1993-1-1: the non-dimensional slenderness of 6.3.1.2. AISC 360: sqrt(Fy/Fe). */
  readonly slenderness: number;
  /** EN 1993-1-1 table 6.2: the buckling curve; null for AISC 360. */
  readonly curve: 'a' | 'b' | 'c' | 'd' | null;
  /** The fraction of A·fy that remains: chi, or Fcr/Fy. */
  readonly reduction: number;
  /** The design resistance, or the allowable strength. */
  readonly resistance: number;
}

/** The compression resistance of a rod: that of its cross-section, and that in each mode of buckling. */
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

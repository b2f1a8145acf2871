import type { Failure } from '../failures/failure.ts';

/** A part of a member with one stiffness, in consistent units. `mass` is linear mass in the document's unit. */
export interface Stretch {
  readonly x0: number;
  readonly x1: number;
  readonly EI: number;
  readonly EA: number;
  /** Shear stiffness G·As; absent where shear strains do not count. */
  readonly GA?: number;
  readonly mass: number;
}

/** The stiffness along a member, with what is wrong or was corrected. */
export interface Stretches {
  readonly stretches: readonly Stretch[];
  /** False when nothing has real constants, so that EI = EA = 1 stand in. */
  readonly isReal: boolean;
  readonly failures: readonly Failure[];
  readonly corrections: readonly Failure[];
}

import type { Failure } from '../failures/failure.ts';

/** A part of a member with one stiffness, in consistent units. `mass` is linear mass in the document's unit. */
export interface Stretch {
  readonly x0: number;
  readonly x1: number;
  readonly EI: number;
  readonly EA: number;
  /** Shear stiffness G·As; absent if shear strains are neglected. */
  readonly GA?: number;
  readonly mass: number;
}

/** The stiffness along a member, with the failures and corrections found. */
export interface Stretches {
  readonly stretches: readonly Stretch[];
  /** False if no part has real constants, so that EI = EA = 1 are used. */
  readonly isReal: boolean;
  readonly failures: readonly Failure[];
  readonly corrections: readonly Failure[];
}

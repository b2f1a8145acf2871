/** Where the structure stands kinematically, before any floating-point solve. */
export type VerdictStatus =
  'determinate' | 'indeterminate' | 'changeable' | 'instantlyChangeable' | 'underSupported';

/** First-order motion of one rigid disc: `vx`, `vy` at its left end `x0`, `omega` counter-clockwise. */
export interface DiscMotion {
  readonly x0: number;
  readonly x1: number;
  readonly vx: number;
  readonly vy: number;
  readonly omega: number;
}

/** One independent motion with what allows it and the edits that stop it. Ids are indexes of supports. */
export interface Mechanism {
  readonly discs?: readonly DiscMotion[];
  readonly joints?: readonly {
    readonly joint: number;
    readonly x: number;
    readonly y: number;
    readonly z: number;
  }[];
  readonly causes: readonly { readonly code: string; readonly ids: readonly (number | string)[] }[];
  readonly fixes: readonly { readonly code: string; readonly edit: object }[];
}

export interface Verdict {
  readonly status: VerdictStatus;
  /** Unknowns minus equations: the degree of static indeterminacy; negative means a mechanism. */
  readonly degree: number;
  /** Chebyshev's count, 3 - count of the supports: equations minus unknowns. */
  readonly W: number;
  /** Rank of the equations of the rigid discs. */
  readonly rank: number;
  /** False when the refusal comes from the numerical pivot test, within rounding. */
  readonly exact: boolean;
  readonly mechanisms: readonly Mechanism[];
}

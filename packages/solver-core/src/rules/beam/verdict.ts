import type { SupportClass } from '../../model/beam/document.ts';
import type { VerdictStatus } from '../common/verdictStatus.ts';

/** First-order motion of one rigid disc: `vx`, `vy` at its left end `x0`, `omega` counter-clockwise. */
export interface DiscMotion {
  readonly x0: number;
  readonly x1: number;
  readonly vx: number;
  readonly vy: number;
  readonly omega: number;
}

/** One independent motion, with its causes and the edits that stop it. Ids are indexes of supports. */
export interface Mechanism {
  readonly discs?: readonly DiscMotion[];
  readonly joints?: readonly {
    readonly joint: number;
    readonly x: number;
    readonly y: number;
    readonly z: number;
  }[];
  readonly causes: readonly Cause[];
  readonly fixes: readonly Fix[];
}

/** The cause that allows a motion. */
export interface Cause {
  readonly code:
    'noHorizontalRestraint' | 'tooFewRestraints' | 'tooManyHinges' | 'collinearHinges' | 'freeToTurn';
  readonly ids: readonly number[];
}

/** An edit of the document that stops a motion: one operation on its supports, in the style of JSON Patch. */
export type Fix =
  | { readonly code: 'makePin'; readonly edit: ReplaceClass<'fixed'> }
  | { readonly code: 'makeClamp'; readonly edit: ReplaceClass<'cantilever'> }
  | { readonly code: 'addPin'; readonly edit: AddSupport<'fixed'> }
  | { readonly code: 'addRoller'; readonly edit: AddSupport<'simple'> }
  | { readonly code: 'removeHinge'; readonly edit: Remove<`/supports/${number}`> }
  | { readonly code: 'removeRelease'; readonly edit: Remove<`/supports/${number}/release`> };

interface ReplaceClass<Name extends SupportClass> {
  readonly op: 'replace';
  readonly path: `/supports/${number}/className`;
  readonly value: Name;
}

interface AddSupport<Name extends SupportClass> {
  readonly op: 'add';
  readonly path: '/supports/-';
  readonly value: { readonly className: Name; readonly x: number };
}

interface Remove<Path extends string> {
  readonly op: 'remove';
  readonly path: Path;
}

/** Whether a beam is stable, and how it moves if not. */
export interface Verdict {
  readonly status: VerdictStatus;
  /** Unknowns minus equations: the degree of static indeterminacy; negative means a mechanism. */
  readonly degree: number;
  /** Chebyshev's count, 3 - count of the supports: equations minus unknowns. */
  readonly W: number;
  /**
   * Rank of the equations of the rigid discs, within rounding if `exact` is false; it is smaller than their number by
   * the number of mechanisms.
   */
  readonly rank: number;
  /** False if the refusal comes from the numerical pivot test, within rounding. */
  readonly exact: boolean;
  readonly mechanisms: readonly Mechanism[];
}

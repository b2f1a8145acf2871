import type { Failure, InfluenceLine, InfluenceWish } from '@eecs/solver-core';
import type { CalculationFile } from '@eecs/solver-core/hand';
import type { FoundValues, InverseQuestion, SplitChange } from '@eecs/solver-core/inverse';

/**
 * The exact result to compute for a beam: a calculation with its proof, the answer to an inverse question, the causes of
 * a difference between two variants, or an influence line.
 */
export type ExactTaskOptions =
  | { readonly of: 'proof'; readonly set: number }
  | { readonly of: 'values'; readonly question: InverseQuestion }
  | { readonly of: 'change'; readonly after: unknown; readonly result: ResultWish; readonly set: number }
  | { readonly of: 'influence'; readonly wish: InfluenceWish };

/** The result whose change is explained: an extreme, a value at a place, or a reaction of a support. */
export type ResultWish =
  | { readonly kind: 'extreme'; readonly of: ResultCurve; readonly end: 'max' | 'min' }
  | {
      readonly kind: 'value';
      readonly of: ResultCurve;
      readonly x: number;
      /** At a jump. @default 'right' */
      readonly side?: 'left' | 'right';
    }
  | { readonly kind: 'reaction'; readonly support: number; readonly direction: 'x' | 'y' | 'r' };

export type ResultCurve = 'N' | 'Q' | 'M' | 'slope' | 'deflection';

/** The outcome for a document that nobody has checked. */
export type ExactOutcome =
  | { readonly kind: 'proof'; readonly file: CalculationFile | null }
  | { readonly kind: 'values'; readonly found: FoundValues }
  /** Null if one of the variants has no such result. */
  | { readonly kind: 'change'; readonly split: SplitChange | null }
  /** Null if the beam has no such place or support. */
  | { readonly kind: 'influence'; readonly line: InfluenceLine | null }
  | { readonly kind: 'tooLarge' }
  | { readonly kind: 'noDocument'; readonly failures: readonly Failure[] };

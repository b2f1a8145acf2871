import type { Failure, InfluenceLine, InfluenceWish } from '@eecs/solver-core';
import type { CalculationFile } from '@eecs/solver-core/hand';
import type { FoundValues, InverseQuestion, ResultWish, SplitChange } from '@eecs/solver-core/inverse';

/**
 * The exact result to compute for a beam: a calculation with its proof, the answer to an inverse question, the causes of
 * a difference between two variants, or an influence line.
 */
export type ExactTaskOptions =
  | { readonly of: 'proof'; readonly set: number }
  | { readonly of: 'values'; readonly question: InverseQuestion }
  | { readonly of: 'change'; readonly after: unknown; readonly result: ResultWish; readonly set: number }
  | { readonly of: 'influence'; readonly wish: InfluenceWish };

/** The outcome for a document that nobody has checked. */
export type ExactOutcome =
  | { readonly kind: 'proof'; readonly file: CalculationFile | null }
  /** The beam has no case set with the index of the wanted proof. */
  | { readonly kind: 'noSet' }
  | { readonly kind: 'values'; readonly found: FoundValues }
  /** Null if one of the variants has no such result. */
  | { readonly kind: 'change'; readonly split: SplitChange | null }
  /** Null if the beam has no such place or support. */
  | { readonly kind: 'influence'; readonly line: InfluenceLine | null }
  | { readonly kind: 'tooLarge' }
  | { readonly kind: 'noDocument'; readonly failures: readonly Failure[] };

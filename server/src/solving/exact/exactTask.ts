import type { Failure } from '@eecs/solver-core';
import type { CalculationFile } from '@eecs/solver-core/hand';
import type { FoundValues, InverseQuestion } from '@eecs/solver-core/inverse';

/** The exact result to compute for a beam: a calculation with its proof, or the answer to an inverse question. */
export type ExactTaskOptions =
  | { readonly of: 'proof'; readonly set: number }
  | { readonly of: 'values'; readonly question: InverseQuestion };

/** The outcome for a document that nobody has checked. */
export type ExactOutcome =
  | { readonly kind: 'proof'; readonly file: CalculationFile | null }
  | { readonly kind: 'values'; readonly found: FoundValues }
  | { readonly kind: 'tooLarge' }
  | { readonly kind: 'noDocument'; readonly failures: readonly Failure[] };

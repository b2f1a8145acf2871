import type { CommonCase } from '@eecs/solver-core';
import { type CombinationFailure, readCombinations } from '@eecs/solver-core/combinations';
import { isCombining } from './isCombining.ts';

/** An attempt to combine the case sets of a document. */
interface Attempt<Failure> {
  readonly document: CommonCase;
  readonly answer:
    | { readonly ok: true }
    | {
        readonly ok: false;
        readonly failures: readonly Failure[];
        /** The answer in which the solver rejected the document; null if it did not. */
        readonly answer: object | null;
      };
}

/**
 * Lists why the case sets of a document cannot be combined; empty if they can. Errors of the structure itself are left
 * out, because its results contain them.
 */
export function listRefusals<Failure>(
  document: CommonCase,
  attempt: Attempt<Failure> | null,
): readonly (Failure | CombinationFailure)[] {
  if (!isCombining(document)) return [];
  const read = readCombinations(document);
  if (!read.ok) return read.failures;
  if (attempt?.document !== document || attempt.answer.ok || attempt.answer.answer !== null) return [];
  return attempt.answer.failures;
}

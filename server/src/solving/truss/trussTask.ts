import type { RefusedTruss, TrussOptions, UnfactoredTrussSet } from '@eecs/solver-core/truss';
import type { RefusedOutcome, SolvedOutcome } from '../outcome.ts';

/** Which results are wanted. */
export type TrussTaskOptions = TrussOptions;

/** What of a solved truss is put into words, beside its corrections. */
export interface ToldTruss {
  /** What acts unfactored in combined sets. */
  readonly unfactored: readonly UnfactoredTrussSet[];
}

export type TrussOutcome = SolvedOutcome<ToldTruss> | RefusedOutcome<RefusedTruss, null>;

import type { RefusedTruss, TrussOptions } from '@eecs/solver-core/truss';
import type { RefusedOutcome, SolvedOutcome } from '../solver.ts';

/** Which results are wanted. */
export type TrussTaskOptions = TrussOptions;

/** What of a solved truss is put into words: nothing but its corrections. */
export type ToldTruss = null;

export type TrussOutcome = SolvedOutcome<ToldTruss> | RefusedOutcome<RefusedTruss, null>;

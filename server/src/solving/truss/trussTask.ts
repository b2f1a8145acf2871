import type { UncombinedTruss } from '@eecs/solver-core/combinations';
import type { RefusedTruss, TrussOptions, TrussPart } from '@eecs/solver-core/truss';
import type { SectionStatus } from '@eecs/solver-core/truss-rules';
import type { RefusedOutcome, SolvedOutcome } from '../outcome.ts';
import type { TrussState } from './trussState.ts';

/** The requested results: those of the core, the combinations of the case sets, and the checks of rods. */
export type TrussTaskOptions = Omit<TrussOptions, 'include'> & {
  readonly include?: readonly (TrussPart | 'combinations' | 'rods')[];
};

/** The parts of a solved truss that are put into words, beside its corrections. */
export interface DescribedTruss {
  /** The status of every section of the case but its initial data, which are the request's own. */
  readonly statuses: readonly SectionStatus[];
  /** Not in the body: its texts are each reader's own. */
  readonly state: TrussState;
  /** Why its sets are not combined; in the body too. Left out where that was not asked for. */
  readonly uncombined?: UncombinedTruss['failures'];
}

/**
 * The parts of a refused truss that are put into words: no statuses where it is no truss, no state where not all of it
 * could be read.
 */
export interface DescribedRefusal {
  readonly statuses: readonly SectionStatus[] | null;
  readonly state: TrussState | null;
}

export type TrussOutcome = SolvedOutcome<DescribedTruss> | RefusedOutcome<RefusedTruss, DescribedRefusal>;

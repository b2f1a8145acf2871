import type { UncombinedTruss } from '@eecs/solver-core/combinations';
import type { RefusedTruss, TrussOptions, TrussPart } from '@eecs/solver-core/truss';
import type { SectionStatus } from '@eecs/solver-core/truss-rules';
import type { RefusedOutcome, SolvedOutcome } from '../outcome.ts';
import type { TrussState } from './trussState.ts';

/** The requested results: those of the core, the combinations of the case sets, and the checks of rods. */
export type TrussTaskOptions = Omit<TrussOptions, 'include'> & {
  readonly include?: readonly (TrussPart | 'combinations' | 'rods')[];
};

/** The parts of a solved truss that are described in the reader's language, in addition to its corrections. */
export interface DescribedTruss {
  /** The status of every section except the initial data, which depend on the request. */
  readonly statuses: readonly SectionStatus[];
  /** Not in the body, because its texts depend on the reader. */
  readonly state: TrussState;
  /** Why the sets are not combined; also in the body. Absent if combinations were not requested. */
  readonly uncombined?: UncombinedTruss['failures'];
}

/**
 * The parts of a refused truss that are described in the reader's language: no statuses if the document is not a truss,
 * no state if not all of it could be read.
 */
export interface DescribedRefusal {
  readonly statuses: readonly SectionStatus[] | null;
  readonly state: TrussState | null;
}

export type TrussOutcome = SolvedOutcome<DescribedTruss> | RefusedOutcome<RefusedTruss, DescribedRefusal>;

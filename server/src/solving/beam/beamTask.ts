import type { IncludePart, Mechanism, RefusedBeam, StressedOptions, StressGap } from '@eecs/solver-core';
import type { SectionStatus } from '@eecs/solver-core/rules';
import type { CombinationFailure } from '@eecs/solver-core/combinations';
import type { RefusedOutcome, SolvedOutcome } from '../outcome.ts';
import type { CaseState } from './caseState.ts';

/** The requested results: those of the core, the properties of the sections, combinations and checks. */
export type BeamTaskOptions = Omit<StressedOptions, 'include' | 'mohr'> & {
  /** Null also omits the default point, which is used if no point is requested. */
  readonly mohr?: NonNullable<StressedOptions['mohr']> | null;
  readonly include?: readonly (IncludePart | 'sections' | 'combinations' | 'members')[];
};

/** The parts of a solved beam that are described in the reader's language. */
export interface DescribedBeam {
  /** Why stresses are null; also in the body. */
  readonly gaps: readonly StressGap[];
  /** The status of every section except the initial data, which depend on the request. */
  readonly statuses: readonly SectionStatus[];
  /** Not in the body, because its texts depend on the reader. */
  readonly state: CaseState;
  /** Why the sets are not combined; also in the body. Absent if combinations were not requested. */
  readonly uncombined?: readonly CombinationFailure[];
}

/**
 * The parts of a refused beam that are described in the reader's language: no statuses if the document is not a beam,
 * no state if not all of it could be read.
 */
export interface DescribedRefusal {
  readonly statuses: readonly SectionStatus[] | null;
  readonly state: CaseState | null;
  /**
   * The mechanisms of the beam, with the fixes in the order in which they are offered; the body has them in the order
   * of the core.
   */
  readonly mechanisms: readonly Mechanism[];
}

export type BeamOutcome = SolvedOutcome<DescribedBeam> | RefusedOutcome<RefusedBeam, DescribedRefusal>;

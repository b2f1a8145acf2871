import type { IncludePart, Mechanism, RefusedBeam, StressedOptions, StressGap } from '@eecs/solver-core';
import type { SectionStatus } from '@eecs/solver-core/rules';
import type { CombinationFailure } from '@eecs/solver-core/combinations';
import type { RefusedOutcome, SolvedOutcome } from '../outcome.ts';
import type { CaseState } from './caseState.ts';

/** The requested results: those of the core, the properties of the sections, combinations and checks. */
export type BeamTaskOptions = Omit<StressedOptions, 'include' | 'mohr'> & {
  /** Null leaves out also the point that is taken where none is named. */
  readonly mohr?: NonNullable<StressedOptions['mohr']> | null;
  readonly include?: readonly (IncludePart | 'sections' | 'combinations' | 'members')[];
};

/** The parts of a solved beam that are put into words. */
export interface DescribedBeam {
  /** Why stresses are null; in the body too. */
  readonly gaps: readonly StressGap[];
  /** The status of every section of the case but its initial data, which are the request's own. */
  readonly statuses: readonly SectionStatus[];
  /** Not in the body: its texts are each reader's own. */
  readonly state: CaseState;
  /** Why its sets are not combined; in the body too. Left out where that was not asked for. */
  readonly uncombined?: readonly CombinationFailure[];
}

/**
 * The parts of a refused beam that are put into words: no statuses where it is no beam, no state where not all of it
 * could be read.
 */
export interface DescribedRefusal {
  readonly statuses: readonly SectionStatus[] | null;
  readonly state: CaseState | null;
  /** How the beam moves, with what stops it in the order it is offered; as the core found them they are in the body. */
  readonly mechanisms: readonly Mechanism[];
}

export type BeamOutcome = SolvedOutcome<DescribedBeam> | RefusedOutcome<RefusedBeam, DescribedRefusal>;

import type { Failure, IncludePart, RefusedBeam, StressedOptions, StressGap } from '@eecs/solver-core';
import type { SectionStatus } from '@eecs/solver-core/rules';
import type { CaseState } from './caseState.ts';

/** Which results are wanted: those of the core, and the properties of the sections. */
export type TaskOptions = Omit<StressedOptions, 'include'> & {
  readonly include?: readonly (IncludePart | 'sections')[];
};

/** One solve: a document nobody has checked yet, and which results are wanted. */
export interface SolveTask {
  readonly document: unknown;
  readonly options: TaskOptions;
}

/**
 * A solved beam. It comes as text: it is sent as it is, and the copy between threads is one string instead of a tree.
 */
export interface SolvedOutcome {
  readonly kind: 'solved';
  readonly id: number;
  /** What was mended on reading; in the body too, here to be put into words. */
  readonly corrections: readonly Failure[];
  /** Why stresses are null; in the body too, here to be put into words. */
  readonly gaps: readonly StressGap[];
  /** Of every section of the case but its initial data, which are this document's own. */
  readonly statuses: readonly SectionStatus[];
  /** Not in the body: its texts are each reader's own. */
  readonly state: CaseState;
  /** The answer but for its id, its message and its texts. */
  readonly body: string;
  readonly isShareable: boolean;
}

/** A beam that cannot be solved; without statuses where it is none, without a state where not all of it could be read. */
export interface RefusedOutcome {
  readonly kind: 'refused';
  readonly answer: RefusedBeam;
  readonly statuses: readonly SectionStatus[] | null;
  readonly state: CaseState | null;
}

/** What a worker hands back. */
export type SolveOutcome = SolvedOutcome | RefusedOutcome;

export interface SolveAdmission {
  /** How many tasks may wait already when this one comes. */
  readonly queue: number;
}

/** Solves tasks away from the thread that answers requests. */
export interface Solver {
  /** Rejects with ApiFailure `busy` when the queue is full, `solveTimeout` when the budget is spent. */
  solve(task: SolveTask, admission: SolveAdmission): Promise<SolveOutcome>;
  close(): Promise<void>;
}

import type { Failure, RefusedBeam, SolveOptions } from '@eecs/solver-core';

/** One solve: a document nobody has checked yet, and which results are wanted. */
export interface SolveTask {
  readonly document: unknown;
  readonly options: SolveOptions;
}

/**
 * What a worker hands back. A solved beam comes as text: it is sent as it is, and the copy between threads is
 * one string instead of a tree.
 */
export type SolveOutcome =
  | {
      readonly kind: 'solved';
      readonly id: number;
      /** What was mended on reading; in the body too, here to be put into words. */
      readonly corrections: readonly Failure[];
      /** The answer but for its id, its message and its texts. */
      readonly body: string;
      readonly isShareable: boolean;
    }
  | { readonly kind: 'refused'; readonly answer: RefusedBeam };

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

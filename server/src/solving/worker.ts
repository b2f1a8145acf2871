import { solveBeamTask } from './beam/solveBeamTask.ts';
import type { Kind, SolveOutcome, SolveTask } from './solver.ts';
import { solveTrussTask } from './truss/solveTrussTask.ts';

const SOLVE: { readonly [K in Kind]: (task: SolveTask<K>) => SolveOutcome<K> } = {
  msb: solveBeamTask,
  truss: solveTrussTask,
};

/** Runs in a worker thread: one task at a time. */
export function solve<K extends Kind>(task: SolveTask<K>): SolveOutcome<K> {
  return SOLVE[task.kind](task);
}

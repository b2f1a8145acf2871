import { solveBeamTask } from './beam/solveBeamTask.ts';
import type { SolveOutcome, SolveTask } from './solver.ts';

/** Runs in a worker thread: one task at a time. */
export function solve(task: SolveTask): SolveOutcome {
  return solveBeamTask(task);
}

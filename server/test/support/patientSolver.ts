import type { Solver } from '../../src/solving/solver.ts';
import { createWorkerPool } from '../../src/solving/workerPool.ts';
import { PATIENT, PATIENT_MS } from './postCase.ts';

/**
 * Creates a solver of one thread without limits of time. A search of the lightest section has a limit of its own, after
 * which it answers with what it has found so far: on a busy machine, nothing.
 */
export function createPatientSolver(): Solver {
  const pool = createWorkerPool(PATIENT);
  return {
    solve: (task, admission) =>
      pool.solve(
        task.kind === 'lightest' ? { ...task, options: { ...task.options, budgetMs: PATIENT_MS } } : task,
        admission,
      ),
    close: () => pool.close(),
  };
}

import { NO_STATE } from '../noState.ts';
import type { SolveOutcome, SolveTask } from '../../../src/solving/solver.ts';
import { writeJson } from '../../../src/solving/writeJson.ts';

/**
 * Never finishes for a document with `isEndless`, and with `isBusy` also uses up a processor; without `isBusy` it
 * leaves the processors to others. Otherwise answers at once with the number of its thread's tasks.
 */
let tasks = 0;
export function solve({ document }: SolveTask): SolveOutcome {
  tasks += 1;
  const { isEndless = false, isBusy = false } = document as { isEndless?: boolean; isBusy?: boolean };
  while (isEndless && isBusy) tasks += 0;
  if (isEndless) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  return {
    kind: 'solved',
    id: tasks,
    corrections: [],
    described: { gaps: [], statuses: [], state: NO_STATE },
    body: writeJson({ level: 'ok' }),
    isShareable: true,
  };
}

export { solve as solveLarge };

import os from 'node:os';
import type { SolveOutcome } from '../../../src/solving/solver.ts';
import { writeJson } from '../../../src/solving/writeJson.ts';
import { NO_STATE } from '../noState.ts';

/** Answers with the niceness of its own thread, which Linux returns for the current process id. */
export function solve(): SolveOutcome {
  return {
    kind: 'solved',
    id: os.getPriority(),
    corrections: [],
    described: { gaps: [], statuses: [], state: NO_STATE },
    body: writeJson({ level: 'ok' }),
    isShareable: true,
  };
}

export { solve as solveLarge };

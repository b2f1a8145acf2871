import { writeFileSync } from 'node:fs';
import { threadId } from 'node:worker_threads';
import type { SolveOutcome, SolveTask } from '../../../src/solving/solver.ts';
import { writeJson } from '../../../src/solving/writeJson.ts';
import { NO_STATE } from '../noState.ts';

/**
 * Ends its thread at the first task that names a file, and creates the file, so that the next thread does not; fails
 * for a `broken` task.
 */
export function solve({ document }: SolveTask): SolveOutcome {
  const { diesOnce, isBroken = false } = document as { diesOnce?: string; isBroken?: boolean };
  if (isBroken) throw new Error('a fault of the solver');
  if (diesOnce !== undefined && isFirst(diesOnce)) process.exit(3);
  return {
    kind: 'solved',
    id: threadId,
    corrections: [],
    described: { gaps: [], statuses: [], state: NO_STATE },
    body: writeJson({ level: 'ok' }),
    isShareable: true,
  };
}

function isFirst(file: string): boolean {
  try {
    writeFileSync(file, '', { flag: 'wx' });
    return true;
  } catch {
    // EEXIST: an earlier thread has ended on this task.
    return false;
  }
}

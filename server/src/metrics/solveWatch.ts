import type { Logger } from 'pino';
import type { SolveWatch } from '../solving/workerPool.ts';
import type { Counts } from './counts.ts';

/** Counts events of the solver thread pool, and logs failures that no answer shows. */
export function createSolveWatch(counts: Counts, logger: Pick<Logger, 'error'>): SolveWatch {
  return {
    ended: (kind, end, seconds) => counts.solves.observe({ kind, end }, seconds),
    refused: (reason) => counts.solveRefusals.inc({ reason }),
    replacedThread: () => counts.replacedThreads.inc(),
    threadFailed(err) {
      counts.failedThreads.inc();
      logger.error({ err }, 'solving thread failed');
    },
  };
}

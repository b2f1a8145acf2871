import { setTimeout as wait } from 'node:timers/promises';
import { Piscina } from 'piscina';
import { endThreads } from '../endThreads.ts';
import { ApiFailure } from '../errors.ts';
import type { WrittenReport } from './reportWorker.ts';
import type { ReportOutcome } from './writeReport.ts';

/** Writes reports away from the thread that answers requests, and from those that solve. */
export interface ReportWriter {
  /** Rejects with ApiFailure `busy` when many wait already or its thread is still loading, `solveTimeout` when it takes too long. */
  write(task: WrittenReport): Promise<ReportOutcome>;
  close(): Promise<void>;
}

export interface ReportWriterOptions {
  /** Longest time a report may take with its wait, ms; a thread that has to begin first takes it from this too. @default 2800 */
  readonly budgetMs?: number;
}

const BUDGET_MS = 2800;
const MAX_WAITING = 8;
/** A thread that nobody needs ends after so long, ms. */
const IDLE_MS = 600_000;

/**
 * Creates the writer; its thread begins with the first report. What writes reports takes seconds to load on a slow machine: who comes meanwhile
 * is told to come again, and the loading goes on.
 */
export function createReportWriter({ budgetMs = BUDGET_MS }: ReportWriterOptions = {}): ReportWriter {
  const pool = new Piscina<WrittenReport | undefined, ReportOutcome>({
    filename: new URL('./reportWorker.ts', import.meta.url).href,
    name: 'writeWritten',
    minThreads: 0,
    maxThreads: 1,
    maxQueue: MAX_WAITING,
    idleTimeout: IDLE_MS,
    execArgv: ['--conditions=@eecs/source'],
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  // A thread that ends with no task in hand: the next task gets another. Unheard, the event would end the process.
  pool.on('error', () => undefined);
  let loading: Promise<unknown> | null = null;

  /** Resolves with the time that is left, ms, once the thread can write. */
  async function untilLoaded(): Promise<number> {
    const came = performance.now();
    if (pool.threads.length === 0)
      loading ??= pool.run(undefined, { name: 'load' }).finally(() => (loading = null));
    if (loading === null) return budgetMs;
    const inTime = new AbortController();
    const tooLate = wait(budgetMs, null, { signal: inTime.signal }).then(() => {
      throw new ApiFailure('busy', { retryAfter: 2 });
    });
    await Promise.race([loading, tooLate]).finally(() => inTime.abort());
    return budgetMs - (performance.now() - came);
  }

  return {
    async write(task) {
      if (pool.queueSize >= MAX_WAITING) throw new ApiFailure('busy', { retryAfter: 1 });
      const budget = AbortSignal.timeout(Math.max(1, Math.floor(await untilLoaded())));
      try {
        return await pool.run(task, { signal: budget });
      } catch (cause) {
        throw budget.aborted ? new ApiFailure('solveTimeout', { cause }) : cause;
      }
    },
    close: () => endThreads(pool),
  };
}

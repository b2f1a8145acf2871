import { setTimeout as wait } from 'node:timers/promises';
import { Piscina } from 'piscina';
import type { Starvation } from '../flow/watchProcessor.ts';
import { endThreads } from '../flow/endThreads.ts';
import { ApiFailure } from '../failures/errors.ts';
import type { SolvedKind } from '../kinds/structures.ts';
import type { WrittenReport } from './reportWorker.ts';
import type { ReportOutcome } from './reportTask.ts';

/** Writes reports away from the thread that answers requests, and from those that solve. */
export interface ReportWriter {
  /**
   * Rejects with ApiFailure `busy` when many wait already or its thread is still
   * loading or got no processor time, `solveTimeout` when it takes too long.
   */
  write<K extends SolvedKind>(task: WrittenReport<K>): Promise<ReportOutcome<K>>;
  close(): Promise<void>;
}

export interface ReportWriterOptions {
  /**
   * Longest time a report may take with its wait, ms; a thread that has to begin first takes it from this too.
   * @default 2800
   */
  readonly budgetMs?: number;
  /**
   * Begins to watch whether its thread gets processor time: a report whose time is over without it is put off as
   * `busy`. @default nobody watches
   */
  readonly watchProcessor?: () => Starvation;
  /** The file that its thread runs. @default reportWorker.ts */
  readonly worker?: URL;
}

const BUDGET_MS = 2800;
const MAX_WAITING = 8;
/** A thread that nobody needs ends after so long, ms. */
const IDLE_MS = 600_000;

/**
 * Creates the writer; its thread begins with the first report. The code that writes reports takes seconds to load on
 * a slow machine: callers in the meantime are asked to try again, and loading continues.
 */
export function createReportWriter({
  budgetMs = BUDGET_MS,
  watchProcessor,
  worker = new URL('./reportWorker.ts', import.meta.url),
}: ReportWriterOptions = {}): ReportWriter {
  const pool = new Piscina<WrittenReport | undefined, ReportOutcome>({
    filename: worker.href,
    name: 'writeWritten',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    execArgv: ['--conditions=@eecs/source'],
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  // A thread that ends with no task in hand: the next task gets another. Unheard, the event would end the process.
  pool.on('error', () => undefined);
  let loading: Promise<unknown> | null = null;
  /** Reports that are written or wait. The pool's own queue length omits tasks that may run out of time. */
  let inHand = 0;

  /** Has a thread begin where there is none: the pool replaces one that was ended only when the next task comes. */
  function haveThread(): void {
    if (pool.threads.length > 0 || loading !== null) return;
    loading = pool.run(undefined, { name: 'load' }).finally(() => (loading = null));
    // A waiting caller hears of it; there may be none.
    loading.catch(() => undefined);
  }

  /** Resolves with the time that is left, ms, once the thread can write. */
  async function untilLoaded(): Promise<number> {
    const came = performance.now();
    haveThread();
    if (loading === null) return budgetMs;
    const inTime = new AbortController();
    const tooLate = wait(budgetMs, null, { signal: inTime.signal }).then(() => {
      throw new ApiFailure('busy', { retryAfter: 2 });
    });
    await Promise.race([loading, tooLate]).finally(() => inTime.abort());
    return budgetMs - (performance.now() - came);
  }

  async function writeInTime<K extends SolvedKind>(task: WrittenReport<K>): Promise<ReportOutcome<K>> {
    const budget = AbortSignal.timeout(Math.max(1, Math.floor(await untilLoaded())));
    const starvation = watchProcessor?.();
    try {
      // The result is of the kind of its input.
      return (await pool.run(task, { signal: budget })) as ReportOutcome<K>;
    } catch (cause) {
      if (!budget.aborted) throw cause;
      // A report that waits for another one has no thread to work in either.
      throw starvation?.(1) === true
        ? new ApiFailure('busy', { retryAfter: 2, cause })
        : new ApiFailure('solveTimeout', { cause });
    }
  }

  return {
    async write(task) {
      if (inHand > MAX_WAITING) throw new ApiFailure('busy', { retryAfter: 1 });
      inHand += 1;
      try {
        return await writeInTime(task);
      } finally {
        inHand -= 1;
        // A report that took too long, or too much memory, has ended the thread that the others wait for.
        if (inHand > 0) haveThread();
      }
    },
    close: () => endThreads(pool),
  };
}

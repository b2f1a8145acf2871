import type { Picture } from '@eecs/ui-beam/report';
import { setTimeout as wait } from 'node:timers/promises';
import { Piscina } from 'piscina';
import type { Starvation } from '../flow/watchProcessor.ts';
import { endThreads } from '../flow/endThreads.ts';
import { ApiFailure } from '../failures/errors.ts';
import type { StructureKind } from '../kinds/structures.ts';
import type { PictureTask } from './drawPicture.ts';
import type { WrittenReport } from './reportWorker.ts';
import type { ReportOutcome } from './reportTask.ts';

/** Writes reports in a separate thread, away from those that answer requests and solve. */
export interface ReportWriter {
  /**
   * Rejects with ApiFailure `busy` if the queue is full, or if the thread is still loading or got no processor time;
   * `solveTimeout` if the report takes too long.
   */
  write<K extends StructureKind>(task: WrittenReport<K>): Promise<ReportOutcome<K>>;
  /** Draws a picture of a structure, with the same refusals; null for an unreadable document. */
  draw(task: PictureTask): Promise<Picture | null>;
  /** Packs a beam with its governing numbers into the fragment of a link, with the same refusals; null if there is none. */
  claim(document: unknown): Promise<string | null>;
  close(): Promise<void>;
}

export interface ReportWriterOptions {
  /**
   * Time limit of a report including its wait, ms; the start of the thread counts, too.
   * @default 2800
   */
  readonly budgetMs?: number;
  /**
   * Starts measuring whether the thread gets processor time: a report that runs out of time without it is refused as
   * `busy`. @default not measured
   */
  readonly watchProcessor?: () => Starvation;
  /** The file that the thread runs. @default reportWorker.ts */
  readonly worker?: URL;
}

const BUDGET_MS = 2800;
/** A picture belongs to an answer that is ready, which should not wait long for it. */
const PICTURE_MS = 1500;
/**
 * Time after which a picture that nobody waits for any more ends its thread. The next thread would load its code anew,
 * and be late again: on a busy machine no answer would ever have a picture.
 */
const MOST_PICTURE_MS = 10_000;
const MAX_WAITING = 8;
/** Time after which an idle thread ends, ms. */
const IDLE_MS = 600_000;

/** Waits for work that continues without its caller. Rejects with ApiFailure `busy` after `limitMs`. */
async function until(work: Promise<unknown>, limitMs: number): Promise<unknown> {
  work.catch(() => undefined);
  const inTime = new AbortController();
  const tooLate = wait(limitMs, null, { signal: inTime.signal }).then(() => {
    throw new ApiFailure('busy', { retryAfter: 2 });
  });
  return Promise.race([work, tooLate]).finally(() => inTime.abort());
}

/**
 * Creates the writer; its thread starts with the first report. The code that writes reports takes seconds to load on a
 * slow machine: meanwhile, callers are asked to try again, and loading continues.
 */
export function createReportWriter({
  budgetMs = BUDGET_MS,
  watchProcessor,
  worker = new URL('./reportWorker.ts', import.meta.url),
}: ReportWriterOptions = {}): ReportWriter {
  const pool = new Piscina<unknown, unknown>({
    filename: worker.href,
    name: 'writeWritten',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    execArgv: ['--conditions=@eecs/source'],
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  // A thread ended while idle; the next task starts another one. Without a listener the event would end the process.
  pool.on('error', () => undefined);
  let loading: Promise<unknown> | null = null;
  /** Reports in progress or waiting. The pool's own queue length omits tasks that may time out. */
  let inHand = 0;

  /** Starts a thread if there is none: the pool replaces an ended one only when the next task comes. */
  function haveThread(): void {
    if (pool.threads.length > 0 || loading !== null) return;
    loading = pool.run(undefined, { name: 'load' }).finally(() => (loading = null));
    // A waiting caller gets the error; there may be none.
    loading.catch(() => undefined);
  }

  /** Resolves with the remaining time, ms, once the thread can write. */
  async function untilLoaded(limitMs: number): Promise<number> {
    const came = performance.now();
    haveThread();
    if (loading === null) return limitMs;
    await until(loading, limitMs);
    return limitMs - (performance.now() - came);
  }

  async function runInTime(task: unknown, name: 'writeWritten' | 'draw' | 'claim'): Promise<unknown> {
    const isPicture = name !== 'writeWritten';
    const limitMs = isPicture ? Math.min(PICTURE_MS, budgetMs) : budgetMs;
    const leftMs = Math.max(1, Math.floor(await untilLoaded(limitMs)));
    if (isPicture) {
      const run = pool.run(task, { signal: AbortSignal.timeout(MOST_PICTURE_MS), name });
      return await until(run, leftMs);
    }
    const budget = AbortSignal.timeout(leftMs);
    const starvation = watchProcessor?.();
    try {
      return await pool.run(task, { signal: budget, name });
    } catch (cause) {
      if (!budget.aborted) throw cause;
      // A report that waits for another one has no thread to run on either.
      throw starvation?.(1) === true
        ? new ApiFailure('busy', { retryAfter: 2, cause })
        : new ApiFailure('solveTimeout', { cause });
    }
  }

  async function runInTurn(task: unknown, name: 'writeWritten' | 'draw' | 'claim'): Promise<unknown> {
    if (inHand > MAX_WAITING) throw new ApiFailure('busy', { retryAfter: 1 });
    inHand += 1;
    try {
      return await runInTime(task, name);
    } finally {
      inHand -= 1;
      // A report that took too much time or memory has ended the thread that the others wait for.
      if (inHand > 0) haveThread();
    }
  }

  return {
    // The kind of the result is that of the input.
    write: async <K extends StructureKind>(task: WrittenReport<K>) =>
      (await runInTurn(task, 'writeWritten')) as ReportOutcome<K>,
    draw: async (task) => (await runInTurn(task, 'draw')) as Picture | null,
    claim: async (document) => (await runInTurn(document, 'claim')) as string | null,
    close: () => endThreads(pool),
  };
}

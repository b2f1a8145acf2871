import os from 'node:os';
import type { Worker } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { endOf, endThreads } from '../flow/endThreads.ts';
import type { Starvation } from '../flow/watchProcessor.ts';
import { codeOf } from '../text/errorCode.ts';
import { ApiFailure } from '../failures/errors.ts';
import type { Kind, SolveOutcome, Solver, SolveTask } from './solver.ts';

export interface WorkerPoolOptions {
  /** @default one less than the number of processors, at least 1 */
  readonly threads?: number;
  /**
   * Spare threads that are already started, in addition to those that solve: one replaces a thread that is ended
   * without a delay.
   * @default 0
   */
  readonly spares?: number;
  /**
   * Niceness added to its threads, 0 to 19; only Linux has priorities by thread.
   * @default 0
   */
  readonly niceness?: number;
  /** Time limit of one solve, ms. @default 2500 */
  readonly budgetMs?: number;
  /**
   * Longest time in the queue, ms; the part beyond 500 is deducted from the time for the solve, so that every answer
   * comes in time.
   * @default 500
   */
  readonly waitMs?: number;
  /**
   * Whether its tasks are large: they are transferred as bytes, and a thread releases its memory after each.
   * @default false
   */
  readonly isForLarge?: boolean;
  /** The module that solves; tests substitute a slow one. */
  readonly worker?: URL;
  /**
   * Starts measuring whether threads get processor time: a solve that runs out of time without it is refused as `busy`.
   * @default not measured; every such solve counts as too long
   */
  readonly watchProcessor?: () => Starvation;
  /** Called with the outcome of solves and threads, for counting. */
  readonly watch?: SolveWatch;
}

/** Events of solving, as they happen. */
export interface SolveWatch {
  /** A solve ended after `seconds` in its thread. */
  ended(kind: Kind, end: SolveEnd, seconds: number): void;
  /** A solve was not started: the queue was full, or it waited too long. */
  refused(reason: 'full' | 'waited'): void;
  /** A thread was ended, or ended unexpectedly, and another one replaced it. */
  replacedThread(): void;
  /** A thread failed for a reason other than its task's time or memory. */
  threadFailed(error: unknown): void;
}

/** `timeout`: out of time or memory; `failed`: a defect of the program. */
export type SolveEnd = 'done' | 'timeout' | 'failed';

/** The tasks of a pool: running and waiting. */
export interface SolveLoad {
  readonly running: number;
  readonly waiting: number;
}

/** A pool with the functions that only its owner uses. */
export interface WorkerPool extends Solver {
  /**
   * Solves a task once in every thread, or in `count` threads, without a time limit: a thread loads the solver with its
   * first task.
   */
  warmUp(task: SolveTask, count?: number): Promise<void>;
  /** Makes every thread release memory that it does not use, for example after warming up. */
  giveBack(): Promise<void>;
  load(): SolveLoad;
}

/** Time in the queue that is not deducted from the time of the solve, ms. */
const FREE_WAIT_MS = 500;

interface Waiting {
  start(): void;
}

/**
 * Creates the pool of solving threads. Each thread has one task; a task that exceeds its time ends with its thread, and
 * a new thread takes its place once its memory is free. The queue is here rather than in Piscina, because the time of a
 * solve must start when the solve starts, not when it is queued. `createTurns` is not used, because each caller has its
 * own queue length, and refusals are counted.
 */
export function createWorkerPool({
  threads = Math.max(1, os.availableParallelism() - 1),
  spares = 0,
  niceness = 0,
  budgetMs = 2500,
  waitMs = FREE_WAIT_MS,
  isForLarge = false,
  worker = new URL('./worker.ts', import.meta.url),
  watchProcessor,
  watch = UNWATCHED,
}: WorkerPoolOptions = {}): WorkerPool {
  const pool = createThreads({ count: threads + spares, niceness, isForLarge, worker });
  // A thread that dies while idle is replaced with the next task; without a listener the event would end the process.
  pool.on('error', (error: unknown) => watch.threadFailed(error));
  const memory = watchEndingThreads(pool, () => {
    if (!isClosed) watch.replacedThread();
  });
  const waiting: Waiting[] = [];
  let running = 0;
  let isClosed = false;

  async function run<K extends Kind>(task: SolveTask<K>, waitedMs: number): Promise<SolveOutcome<K>> {
    const budget = new AbortController();
    const timer = setTimeout(() => budget.abort(), budgetMs - Math.max(0, waitedMs - FREE_WAIT_MS));
    const begin = performance.now();
    const starvation = watchProcessor?.();
    let end: SolveEnd = 'failed';
    try {
      const outcome = await runTwice(isForLarge ? withoutTree(task) : withoutText(task), budget.signal);
      end = 'done';
      return outcome;
    } catch (cause) {
      if (isClosed) throw new ApiFailure('closing', { retryAfter: 2, cause });
      if (!isSpent(cause, budget.signal)) throw cause;
      end = 'timeout';
      if (budget.signal.aborted && starvation?.(running) === true)
        throw new ApiFailure('busy', { retryAfter: 2, cause });
      throw new ApiFailure('solveTimeout', { cause });
    } finally {
      clearTimeout(timer);
      watch.ended(task.kind, end, (performance.now() - begin) / 1000);
      // Until then two tasks would share the memory of one.
      memory.onceFree(leave);
    }
  }

  function leave(): void {
    running -= 1;
    startNext();
  }

  /**
   * Retries once, within the same time limit, if the first attempt failed for neither time nor memory: a thread may
   * fail for reasons other than its task, for example if it dies while it receives the task or cannot load the solver.
   * Solving is a pure function, so a task that fails by itself fails again.
   */
  async function runTwice<K extends Kind>(task: SolveTask<K>, signal: AbortSignal): Promise<SolveOutcome<K>> {
    try {
      return await pool.run(task, { signal });
    } catch (error) {
      if (isClosed || isSpent(error, signal)) throw error;
      watch.threadFailed(error);
      return pool.run(task, { signal });
    }
  }

  function startNext(): void {
    if (running >= threads) return;
    const next = waiting.shift();
    if (next === undefined) return;
    running += 1;
    next.start();
  }

  function takeTurn(): Promise<void> {
    return new Promise((resolve, reject) => {
      const own: Waiting = {
        start: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(own), 1);
        watch.refused('waited');
        reject(new ApiFailure('busy', { retryAfter: 1 }));
      }, waitMs);
      waiting.push(own);
      startNext();
    });
  }

  return {
    async solve(task, { queue }) {
      if (isClosed) throw new ApiFailure('closing', { retryAfter: 2 });
      if (running >= threads && waiting.length >= queue) {
        watch.refused('full');
        throw new ApiFailure('busy', { retryAfter: 1 });
      }
      const came = performance.now();
      await takeTurn();
      return run(task, performance.now() - came);
    },
    async warmUp(task, count = threads + spares) {
      await Promise.all(Array.from({ length: count }, () => pool.run(task)));
    },
    async giveBack() {
      const each = Array.from({ length: threads + spares }, () => pool.run(undefined, { name: 'giveBack' }));
      await Promise.all(each);
    },
    load: () => ({ running, waiting: waiting.length }),
    close() {
      isClosed = true;
      return endThreads(pool);
    },
  };
}

type Threads = Piscina<SolveTask | undefined, SolveOutcome>;

interface ThreadsOptions extends Required<Pick<WorkerPoolOptions, 'niceness' | 'isForLarge' | 'worker'>> {
  readonly count: number;
}

function createThreads({ count, niceness, isForLarge, worker }: ThreadsOptions): Threads {
  return new Piscina({
    filename: worker.href,
    name: isForLarge ? 'solveLarge' : 'solve',
    minThreads: count,
    maxThreads: count,
    niceIncrement: process.platform === 'linux' ? niceness : 0,
    idleTimeout: Infinity,
    execArgv: ['--conditions=@eecs/source'],
    // This limits only the JavaScript heap; the size limits bound typed arrays. The young generation is small, because
    // otherwise each thread would keep tens of MiB of garbage.
    resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 8 },
  });
}

/**
 * Observes terminated threads that still hold their memory.
 * @param replaced Called with each thread that the pool replaces.
 */
function watchEndingThreads(pool: Threads, replaced: () => void): { onceFree(go: () => void): void } {
  const ending = new Set<Worker>();
  const ended: (() => void)[] = [];
  pool.on('workerDestroy', ({ id }) => {
    replaced();
    // A thread that ended unexpectedly no longer has an id.
    const thread = pool.threads.find(({ threadId }) => threadId === id && id !== -1);
    if (thread === undefined) return;
    ending.add(thread);
    void endOf(thread).then(() => {
      ending.delete(thread);
      if (ending.size === 0) for (const go of ended.splice(0)) go();
    });
  });
  return {
    onceFree(go) {
      if (ending.size > 0) ended.push(go);
      else go();
    },
  };
}

/** An object is copied property by property, which blocks the thread that answers all requests; bytes are one piece. */
function withoutTree<K extends Kind>(task: SolveTask<K>): SolveTask<K> {
  return task.written === undefined ? task : { ...task, document: undefined };
}

function withoutText<K extends Kind>({ kind, document, options }: SolveTask<K>): SolveTask<K> {
  return { kind, document, options };
}

const UNWATCHED: SolveWatch = {
  ended: () => undefined,
  refused: () => undefined,
  replacedThread: () => undefined,
  threadFailed: () => undefined,
};

/** Returns whether a task ended because it took too much time or memory. */
function isSpent(error: unknown, budget: AbortSignal): boolean {
  return budget.aborted || codeOf(error) === 'ERR_WORKER_OUT_OF_MEMORY';
}

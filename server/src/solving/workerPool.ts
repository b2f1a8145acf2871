import os from 'node:os';
import { Piscina } from 'piscina';
import { ApiFailure } from '../errors.ts';
import type { Kind, SolveOutcome, Solver, SolveTask } from './solver.ts';

export interface WorkerPoolOptions {
  /** @default one less than the machine has, at least 1 */
  readonly threads?: number;
  /** Time for one solve. @default 2500 */
  readonly budgetMs?: number;
  /** Time in the queue. @default 500 */
  readonly waitMs?: number;
  /** The module with the solve; tests put a slow one here. */
  readonly worker?: URL;
}

/** The pool, and what only its owner does with it. */
export interface WorkerPool extends Solver {
  /** Solves a task once in every thread, in its own time: a thread loads the solver when it meets its first task. */
  warmUp(task: SolveTask): Promise<void>;
}

interface Waiting {
  start(): void;
}

/**
 * Creates the pool of solving threads. Each thread has one task; what is not done in its time ends with its
 * thread, and a new thread takes the place. Waiting happens here and not in Piscina, because the time of a
 * solve must begin when it begins, not when it is queued.
 */
export function createWorkerPool({
  threads = Math.max(1, os.availableParallelism() - 1),
  budgetMs = 2500,
  waitMs = 500,
  worker = new URL('./worker.ts', import.meta.url),
}: WorkerPoolOptions = {}): WorkerPool {
  const pool = new Piscina<SolveTask, SolveOutcome>({
    filename: worker.href,
    name: 'solve',
    minThreads: threads,
    maxThreads: threads,
    idleTimeout: Infinity,
    execArgv: ['--conditions=@eecs/source'],
    // Covers the JavaScript heap alone; typed arrays are bounded by the limits table.
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  const waiting: Waiting[] = [];
  let running = 0;

  async function run<K extends Kind>(task: SolveTask<K>): Promise<SolveOutcome<K>> {
    const budget = new AbortController();
    const timer = setTimeout(() => budget.abort(), budgetMs);
    try {
      return await pool.run(task, { signal: budget.signal });
    } catch (cause) {
      const isSpent = budget.signal.aborted || hasCode(cause, 'ERR_WORKER_OUT_OF_MEMORY');
      throw isSpent ? new ApiFailure('solveTimeout', { cause }) : cause;
    } finally {
      clearTimeout(timer);
      running -= 1;
      startNext();
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
        reject(new ApiFailure('busy', { retryAfter: 1 }));
      }, waitMs);
      waiting.push(own);
      startNext();
    });
  }

  return {
    async solve(task, { queue }) {
      if (running >= threads && waiting.length >= queue) throw new ApiFailure('busy', { retryAfter: 1 });
      await takeTurn();
      return run(task);
    },
    async warmUp(task) {
      await Promise.all(Array.from({ length: threads }, () => pool.run(task)));
    },
    close: () => pool.destroy(),
  };
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

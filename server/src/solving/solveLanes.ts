import { createHash } from 'node:crypto';
import os from 'node:os';
import { DEFAULT_NICENESS } from '../config/niceness.ts';
import { ApiFailure } from '../failures/errors.ts';
import type { SolveTask } from './solver.ts';
import { createWorkerPool, type WorkerPool, type WorkerPoolOptions } from './workerPool.ts';

/** Larger bodies are heavy: smaller ones are usually solved in a few hundredths of a second. */
const HEAVY_BYTES = 64 * 1024;
/**
 * Number of light solves that may wait in place of one heavy one: they take milliseconds, and none waits longer than
 * the queue allows.
 */
const LIGHT_FOR_HEAVY = 4;
/** How long light requests may wait, ms: the machine may stall for that time without requests being refused. */
const LIGHT_WAIT_MS = 1000;
/** Maximum number of remembered light documents that exceeded their time limit. */
const MAX_SLOW = 1000;

/** Both lanes with the interface of one pool. */
export interface SolveLanes extends WorkerPool {
  /**
   * Solves a task once in every thread of the lane for light documents, or in `count` threads; `warmUp` is for the
   * other lane.
   */
  warmUpLight(task: SolveTask, count?: number): Promise<void>;
}

/** Options of both lanes. */
export interface SolveLanesOptions extends Pick<
  WorkerPoolOptions,
  'budgetMs' | 'waitMs' | 'worker' | 'watch' | 'watchProcessor'
> {
  /** Number of processors. @default those of the machine */
  readonly processors?: number;
  /** Niceness added to heavy threads on Linux. @default DEFAULT_NICENESS */
  readonly niceness?: number;
}

/**
 * Creates two pools with the interface of one: a lane for light documents, and one for heavy documents, in threads of
 * low priority. So a solve of several seconds delays only other heavy ones. A document is heavy by its size, or because
 * it exceeded its time limit in the light lane before. The light lane has two threads even on two processors, so that
 * one is free while the other finds out that a document is heavy.
 *
 * Rejected alternative: ending a light solve before its time limit and restarting it in the other lane. On a busy
 * machine a new thread is slow to load the solver, is ended for that, and replaced again, so hardly any solve finished.
 */
export function createSolveLanes({
  processors = os.availableParallelism(),
  niceness = DEFAULT_NICENESS,
  ...common
}: SolveLanesOptions = {}): SolveLanes {
  const heavyThreads = Math.max(1, Math.floor(processors / 2) - 1);
  const light = createWorkerPool({ waitMs: LIGHT_WAIT_MS, ...common, threads: Math.max(2, processors - 1) });
  const heavy = createWorkerPool({
    ...common,
    threads: heavyThreads,
    spares: 1,
    niceness,
    isForLarge: true,
  });
  const lanes = [light, heavy];
  const slow = new Set<string>();

  return {
    async solve(task, admission) {
      if ((admission.bytes ?? 0) > HEAVY_BYTES) return heavy.solve(task, admission);
      // No fingerprint is computed while no slow document is known.
      if (slow.size > 0 && slow.has(computeFingerprint(task))) return heavy.solve(task, admission);
      try {
        return await light.solve(task, { ...admission, queue: LIGHT_FOR_HEAVY * admission.queue });
      } catch (error) {
        if (error instanceof ApiFailure && error.key === 'solveTimeout')
          remember(slow, computeFingerprint(task));
        throw error;
      }
    },
    warmUpLight: (task, count) => light.warmUp(task, count),
    // A large truss leaves a hundred MiB of garbage in a thread, which a spare thread should not hold.
    warmUp: (task, count) =>
      heavy.warmUp(task, count ?? (JSON.stringify(task).length > HEAVY_BYTES ? heavyThreads : undefined)),
    async giveBack() {
      await Promise.all(lanes.map((lane) => lane.giveBack()));
    },
    load() {
      const loads = lanes.map((lane) => lane.load());
      return {
        running: loads.reduce((sum, { running }) => sum + running, 0),
        waiting: loads.reduce((sum, { waiting }) => sum + waiting, 0),
      };
    },
    async close() {
      await Promise.all(lanes.map((lane) => lane.close()));
    },
  };
}

function computeFingerprint({ kind, document, options }: SolveTask): string {
  return createHash('sha256')
    .update(JSON.stringify([kind, document, options]))
    .digest('base64');
}

function remember(slow: Set<string>, fingerprint: string): void {
  slow.add(fingerprint);
  const [oldest] = slow;
  if (slow.size > MAX_SLOW && oldest !== undefined) slow.delete(oldest);
}

import os from 'node:os';
import { ApiFailure } from '../errors.ts';
import { createWorkerPool, type SolveWatch, type WorkerPool, type WorkerPoolOptions } from './workerPool.ts';

/** Bodies above it are heavy: what is below is solved in a few hundredths of a second, unless it was made to take long. */
const HEAVY_BYTES = 64 * 1024;
/** What a light document may take before it is moved; far more than any takes that is meant well, for machines are busy. */
const LIGHT_MS = 400;
/** What is left for one that was moved: with the queues of both lanes its answer is out after 3.1 s. */
const MOVED_MS = 1700;
/** The weight of a heavy thread beside a light one is a tenth. */
const NICENESS = 10;

/** Options of both lanes; tests make times shorter. */
export interface SolveLanesOptions extends Pick<WorkerPoolOptions, 'waitMs' | 'worker' | 'watch'> {
  /** @default 400 */
  readonly lightMs?: number;
  /** @default 2500 */
  readonly heavyMs?: number;
  /** @default 1700 */
  readonly movedMs?: number;
  /** Processors. @default what the machine has */
  readonly processors?: number;
}

/**
 * Creates two pools behind the door of one: a lane for light documents, and one for heavy documents, in threads that give way to all
 * others. So a solve of seconds keeps nobody waiting but its like. A document is heavy by its size, or because it has taken too long in
 * the light lane: then it is begun anew in the other. The light lane has two threads even on two processors, for the moment before that.
 */
export function createSolveLanes({
  lightMs = LIGHT_MS,
  heavyMs = 2500,
  movedMs = MOVED_MS,
  processors = os.availableParallelism(),
  watch,
  ...common
}: SolveLanesOptions = {}): WorkerPool {
  const light = createWorkerPool({
    ...common,
    threads: Math.max(2, processors - 1),
    budgetMs: lightMs,
    ...(watch && { watch: withoutTimeouts(watch) }),
  });
  const heavy = createWorkerPool({
    ...common,
    threads: Math.max(1, Math.floor(processors / 2) - 1),
    spares: 1,
    niceness: NICENESS,
    budgetMs: heavyMs,
    ...(watch && { watch }),
  });
  const lanes = [light, heavy];

  return {
    async solve(task, admission) {
      if ((admission.bytes ?? 0) > HEAVY_BYTES) return heavy.solve(task, admission);
      try {
        return await light.solve(task, admission);
      } catch (error) {
        if (!(error instanceof ApiFailure) || error.key !== 'solveTimeout') throw error;
        return heavy.solve(task, { ...admission, budgetMs: movedMs });
      }
    },
    async warmUp(task) {
      await Promise.all(lanes.map((lane) => lane.warmUp(task)));
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

/** The end of a solve that is moved is the end of its second half. */
function withoutTimeouts(watch: SolveWatch): SolveWatch {
  return {
    ...watch,
    ended: (kind, end, seconds) => {
      if (end !== 'timeout') watch.ended(kind, end, seconds);
    },
  };
}

import { Piscina } from 'piscina';
import type { Starvation } from '../flow/watchProcessor.ts';
import { endThreads } from '../flow/endThreads.ts';
import { ApiFailure } from '../failures/errors.ts';
import { hashDocument, type HashOutcome, type HashTask } from './hashDocument.ts';
import type { WrittenTask } from './hashWorker.ts';

/** Computes fingerprints, those of large documents away from the thread that answers requests. */
export interface DocumentHasher {
  /** Rejects with ApiFailure `busy` when many wait already, `solveTimeout` when it takes too long. */
  hash(task: HashTask, bytes: number): Promise<HashOutcome>;
  close(): Promise<void>;
}

export interface DocumentHasherOptions {
  /** Longest time a large document may take with its wait, ms. @default 2500 */
  readonly budgetMs?: number;
  /** Begins to watch whether its thread gets processor time; without it a document is put off as `busy`. @default nobody watches */
  readonly watchProcessor?: () => Starvation;
}

/** A document up to this is read in a few milliseconds. */
const SMALL_BYTES = 256 * 1024;
const BUDGET_MS = 2500;
const MAX_WAITING = 8;
/** A thread that nobody needs ends after so long, ms. */
const IDLE_MS = 60_000;

/**
 * Creates the hasher; its thread begins with the first large document. One thread:
 * Piscina's own queue does, for the time in it counts.
 */
export function createDocumentHasher({
  budgetMs = BUDGET_MS,
  watchProcessor,
}: DocumentHasherOptions = {}): DocumentHasher {
  const pool = new Piscina<WrittenTask, HashOutcome>({
    filename: new URL('./hashWorker.ts', import.meta.url).href,
    name: 'hashWritten',
    minThreads: 0,
    maxThreads: 1,
    maxQueue: MAX_WAITING,
    idleTimeout: IDLE_MS,
    execArgv: ['--conditions=@eecs/source'],
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  // A thread that ends with no task in hand: the next task gets another. Unheard, the event would end the process.
  pool.on('error', () => undefined);
  return {
    async hash(task, bytes) {
      if (bytes <= SMALL_BYTES) return hashDocument(task);
      if (pool.queueSize >= MAX_WAITING) throw new ApiFailure('busy', { retryAfter: 1 });
      const budget = AbortSignal.timeout(budgetMs);
      const starvation = watchProcessor?.();
      try {
        // As a text: a tree is copied object by object, in the thread that answers everybody.
        const { kind, document } = task;
        return await pool.run({ kind, text: JSON.stringify(document) }, { signal: budget });
      } catch (cause) {
        if (!budget.aborted) throw cause;
        throw starvation?.(1) === true
          ? new ApiFailure('busy', { retryAfter: 2, cause })
          : new ApiFailure('solveTimeout', { cause });
      }
    },
    close: () => endThreads(pool),
  };
}

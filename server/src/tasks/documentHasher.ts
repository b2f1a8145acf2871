import { Piscina } from 'piscina';
import type { Starvation } from '../flow/watchProcessor.ts';
import { endThreads } from '../flow/endThreads.ts';
import { ApiFailure } from '../failures/errors.ts';
import { hashDocument, type HashOutcome, type HashTask } from './hashDocument.ts';
import type { WrittenTask } from './hashWorker.ts';

/** Computes fingerprints; those of large documents outside the thread that answers requests. */
export interface DocumentHasher {
  /** Rejects with ApiFailure `busy` if the queue is full, `solveTimeout` if it takes too long. */
  hash(task: HashTask, bytes: number): Promise<HashOutcome>;
  close(): Promise<void>;
}

export interface DocumentHasherOptions {
  /** Time limit of a large document including its wait, ms. @default 2500 */
  readonly budgetMs?: number;
  /**
   * Starts measuring whether the thread gets processor time; without it a document is refused as `busy`. @default not
   * measured
   */
  readonly watchProcessor?: () => Starvation;
}

/** Documents up to this size are read in a few milliseconds, bytes. */
const SMALL_BYTES = 256 * 1024;
const BUDGET_MS = 2500;
const MAX_WAITING = 8;
/** Time after which an idle thread ends, ms. */
const IDLE_MS = 60_000;

/**
 * Creates the hasher; its thread starts with the first large document. With one thread Piscina's own queue is enough,
 * because the time in it counts.
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
  // A thread ended while idle; the next task starts another one. Without a listener the event would end the process.
  pool.on('error', () => undefined);
  return {
    async hash(task, bytes) {
      if (bytes <= SMALL_BYTES) return hashDocument(task);
      if (pool.queueSize >= MAX_WAITING) throw new ApiFailure('busy', { retryAfter: 1 });
      const budget = AbortSignal.timeout(budgetMs);
      const starvation = watchProcessor?.();
      try {
        // As text, because an object is copied property by property in the thread that answers all requests.
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

import type { Argon2Parameters } from 'node:crypto';
import { Piscina } from 'piscina';
import { endThreads } from '../endThreads.ts';
import type { ToWirePassword } from './credentials.ts';

/** Computes argon2id of a message. */
export type Derive = (parameters: Argon2Parameters) => Promise<Uint8Array>;

/** Threads that hash passwords. */
export interface DeriveThreads {
  readonly derive: Derive;
  readonly toWire: ToWirePassword;
  close(): Promise<void>;
}

/** The weight of such a thread beside one that answers or solves is a tenth; alone on a processor it has all of it. */
const NICENESS = 10;
/** A thread beyond the first that nobody needs ends after so long, ms. */
const IDLE_MS = 60_000;

/**
 * Starts threads that hash passwords and give way to all others on Linux, where threads have priorities of their own.
 * The pool of libuv would take its share of the processors from solves, and share its threads with files and addresses.
 */
export function createDeriveThreads(count: number): DeriveThreads {
  const pool = new Piscina({
    filename: new URL('./deriveWorker.ts', import.meta.url).href,
    minThreads: 1,
    maxThreads: count,
    idleTimeout: IDLE_MS,
    niceIncrement: process.platform === 'linux' ? NICENESS : 0,
    // What is hashed takes its memory outside the heap.
    resourceLimits: { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 1 },
  });
  // A thread that ends with no task in hand: the next task gets another. Unheard, the event would end the process.
  pool.on('error', () => undefined);
  return {
    derive: (parameters) => pool.run(parameters, { name: 'derive' }) as Promise<Uint8Array>,
    toWire: (...password) => pool.run(password, { name: 'toWire' }) as Promise<string>,
    close: () => endThreads(pool),
  };
}

import type { Argon2Parameters } from 'node:crypto';
import { Piscina } from 'piscina';
import { DEFAULT_NICENESS } from '../config/niceness.ts';
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

/** A thread beyond the first that nobody needs ends after so long, ms. */
const IDLE_MS = 60_000;

/**
 * Starts threads that hash passwords and give way to all others on Linux, where threads have priorities of their own.
 * The pool of libuv would take its share of the processors from solves, and share its threads with files and addresses.
 */
export function createDeriveThreads(count: number, niceness: number = DEFAULT_NICENESS): DeriveThreads {
  const pool = new Piscina({
    filename: new URL('./deriveWorker.ts', import.meta.url).href,
    minThreads: 1,
    maxThreads: count,
    idleTimeout: IDLE_MS,
    niceIncrement: process.platform === 'linux' ? niceness : 0,
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

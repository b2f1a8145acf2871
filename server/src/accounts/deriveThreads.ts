import type { Argon2Parameters } from 'node:crypto';
import { Piscina } from 'piscina';
import { DEFAULT_NICENESS } from '../config/niceness.ts';
import { endThreads } from '../flow/endThreads.ts';
import type { ToWirePassword } from './credentials.ts';
import type { Made } from './deriveWorker.ts';
import { createShare } from './share.ts';

/** Computes argon2id of a message. */
export type Derive = (parameters: Argon2Parameters) => Promise<Uint8Array>;

/** Threads that hash passwords. */
export interface DeriveThreads {
  readonly derive: Derive;
  readonly toWire: ToWirePassword;
  close(): Promise<void>;
}

/** Time after which an idle thread ends, ms. */
const IDLE_MS = 60_000;
/**
 * The share of work done at usual priority: a burst of a few registrations, then a twentieth of two processors, so that
 * a flood of logins leaves nine tenths of them to solves.
 */
const USUAL = { mostMs: 1500, msPerSecond: 100 };

/**
 * Starts threads that hash passwords. On Linux, where threads have their own priorities, `count` threads yield to all
 * others, so that a flood of logins leaves the processors to solves. One more thread has the usual priority and a
 * bounded share of a processor, because the others would get nothing while other programs keep the processors busy. The
 * pool of libuv is not used: it would compete with solves for processors, and it also serves files and addresses.
 */
export function createDeriveThreads(count: number, niceness: number = DEFAULT_NICENESS): DeriveThreads {
  const share = createShare(USUAL);
  const usual = createPool({ minThreads: 1, maxThreads: 1 });
  const yielding = createPool({ minThreads: 0, maxThreads: count, niceness });
  let isUsualBusy = false;

  const run = async <T>(task: unknown, name: 'derive' | 'toWire'): Promise<T> => {
    if (isUsualBusy || !share.hasSome()) return ((await yielding.run(task, { name })) as Made<T>).made;
    isUsualBusy = true;
    try {
      const { made, cpuMs } = (await usual.run(task, { name })) as Made<T>;
      share.spend(cpuMs);
      return made;
    } finally {
      isUsualBusy = false;
    }
  };
  return {
    derive: (parameters) => run(parameters, 'derive'),
    toWire: (...password) => run(password, 'toWire'),
    async close() {
      await Promise.all([endThreads(usual), endThreads(yielding)]);
    },
  };
}

function createPool({
  niceness = 0,
  ...threads
}: {
  readonly minThreads: number;
  readonly maxThreads: number;
  readonly niceness?: number;
}): Piscina {
  const pool = new Piscina({
    filename: new URL('./deriveWorker.ts', import.meta.url).href,
    ...threads,
    idleTimeout: IDLE_MS,
    niceIncrement: process.platform === 'linux' ? niceness : 0,
    // A hash allocates its memory outside the heap.
    resourceLimits: { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 1 },
  });
  // A thread ended while idle; the next task starts another one. Without a listener the event would end the process.
  pool.on('error', () => undefined);
  return pool;
}

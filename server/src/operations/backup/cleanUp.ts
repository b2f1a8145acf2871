import os from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Objects to delete when some work is over. */
export interface CleanUp {
  /**
   * Makes something that is thrown away, the last one first, when the work is over; `drop` has to bear that it was made
   * in parts or not at all. Rejects where the process was told to end.
   */
  make<T>(create: () => Promise<T>, drop: () => Promise<unknown>): Promise<T>;
}

interface Made {
  /** Resolved when it is there, or will never be. */
  readonly settled: Promise<unknown>;
  readonly drop: () => Promise<unknown>;
}

/**
 * Runs work and removes its temporary results however it ends, also on a signal; then the process exits with the
 * shell's exit code for that signal.
 */
export async function withCleanUp<T>(work: (cleanUp: CleanUp) => Promise<T>): Promise<T> {
  const made: Made[] = [];
  const dropAll = async (): Promise<void> => {
    const last = made.pop();
    if (last === undefined) return;
    // An object that is dropped while it is being made may exist afterwards.
    await last.settled;
    try {
      await last.drop();
    } finally {
      await dropAll();
    }
  };
  let leaving: Promise<void> | null = null;
  const leave = (signal: (typeof SIGNALS)[number]) => {
    leaving ??= dropAll().finally(() => process.exit(128 + os.constants.signals[signal]));
  };
  const make: CleanUp['make'] = (create, drop) => {
    if (leaving !== null) return Promise.reject(new Error('The process received a signal to end'));
    const creating = create();
    made.push({ settled: creating.catch(() => undefined), drop });
    return creating;
  };
  for (const signal of SIGNALS) process.on(signal, leave);
  try {
    return await work({ make });
  } finally {
    // The work fails when its objects are removed; the process still exits with the code of the signal, not of that
    // failure.
    await (leaving ?? dropAll());
    for (const signal of SIGNALS) process.off(signal, leave);
  }
}

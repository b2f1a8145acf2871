import os from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Removes temporary objects at the end of a task. */
export interface CleanUp {
  /**
   * Creates an object that is removed at the end of the task, the last one first; `drop` must cope with an object that
   * was created partly or not at all. Rejects if the process was told to end.
   */
  make<T>(create: () => Promise<T>, drop: () => Promise<unknown>): Promise<T>;
}

interface Made {
  /** Resolves once the object exists or its creation has failed. */
  readonly settled: Promise<unknown>;
  readonly drop: () => Promise<unknown>;
}

/**
 * Runs a task and removes its temporary objects however it ends, also on a signal; then the process exits with the
 * shell's exit code for that signal.
 */
export async function withCleanUp<T>(work: (cleanUp: CleanUp) => Promise<T>): Promise<T> {
  const made: Made[] = [];
  const dropAll = async (): Promise<void> => {
    const last = made.pop();
    if (last === undefined) return;
    // An object that is dropped while it is being created may exist afterwards.
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
    // Removing its objects makes the task fail; the process still exits with the code of the signal, not of that
    // failure.
    await (leaving ?? dropAll());
    for (const signal of SIGNALS) process.off(signal, leave);
  }
}

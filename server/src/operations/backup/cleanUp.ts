import os from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** What is to be thrown away when some work is over. */
export interface CleanUp {
  /** Adds something; the last one goes first. */
  add(drop: () => Promise<void>): void;
}

/**
 * Does work and throws away what it has added, however it ends: also where the process is told to end, which it does afterwards, with the
 * exit code that shells give to the signal.
 */
export async function withCleanUp<T>(work: (cleanUp: CleanUp) => Promise<T>): Promise<T> {
  const drops: (() => Promise<void>)[] = [];
  const dropAll = async (): Promise<void> => {
    const drop = drops.pop();
    if (drop !== undefined) await drop().finally(dropAll);
  };
  const leave = (signal: (typeof SIGNALS)[number]) =>
    void dropAll().finally(() => process.exit(128 + os.constants.signals[signal]));
  for (const signal of SIGNALS) process.once(signal, leave);
  try {
    return await work({ add: (drop) => drops.push(drop) });
  } finally {
    await dropAll();
    for (const signal of SIGNALS) process.off(signal, leave);
  }
}

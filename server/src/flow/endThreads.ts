/** A thread, as `Worker` is one. */
export interface Ending {
  /** -1 of one that has ended. */
  readonly threadId: number;
  terminate(): Promise<number>;
  once(event: 'exit', listener: () => void): unknown;
}

/** A pool of threads, as `Piscina` is one. */
export interface EndingPool {
  readonly threads: readonly Ending[];
  /** Waits for every thread, however long that takes. */
  destroy(): Promise<void>;
}

/**
 * On a busy machine some thread was not ended ten seconds after it was told to, and then was by the end of the process,
 * which tells it again. So we do, after so long, ms.
 */
const AGAIN_MS = 500;
/** Time for which a thread that was told to end is awaited, ms. The end of the process ends any that is left. */
const PATIENCE_MS = 2200;

/** Resolves when a thread that was told to end has ended, or is not waited for any longer. */
export function endOf(thread: Ending): Promise<void> {
  if (thread.threadId === -1) return Promise.resolve();
  return new Promise((resolve) => {
    const again = setInterval(() => void thread.terminate(), AGAIN_MS);
    const patience = setTimeout(stop, PATIENCE_MS);
    thread.once('exit', stop);
    function stop(): void {
      clearInterval(again);
      clearTimeout(patience);
      resolve();
    }
  });
}

/** Ends the threads of a pool; their current tasks are rejected. */
export async function endThreads(pool: EndingPool): Promise<void> {
  const ends = pool.threads.map(endOf);
  void pool.destroy();
  await Promise.all(ends);
}

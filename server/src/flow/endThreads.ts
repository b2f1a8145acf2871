/** A thread; the part of `Worker` that is used. */
export interface Ending {
  /** -1 after the thread has ended. */
  readonly threadId: number;
  terminate(): Promise<number>;
  once(event: 'exit', listener: () => void): unknown;
}

/** A pool of threads; the part of `Piscina` that is used. */
export interface EndingPool {
  readonly threads: readonly Ending[];
  /** Waits until every thread has ended, however long that takes. */
  destroy(): Promise<void>;
}

/**
 * Interval after which termination is requested again, ms. On a busy machine a thread had not ended ten seconds after
 * the first request, and ended only with the process, which requests it again.
 */
const AGAIN_MS = 500;
/** How long the end of a thread is awaited, ms. The end of the process ends any that is left. */
const PATIENCE_MS = 2200;

/** Resolves when a terminated thread has ended, or when the wait for it is over. */
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

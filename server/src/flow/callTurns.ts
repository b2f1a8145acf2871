/** Runs one call after another; each promise has the result of its own call. */
export type CallTurns = <Result>(begin: () => Promise<Result>) => Promise<Result>;

/**
 * Runs the calls of one request one after another. When `over` aborts, each unfinished call rejects with its reason,
 * and the remaining calls are not started.
 */
export function createCallTurns(over: AbortSignal): CallTurns {
  const end = new Promise<never>((_resolve, reject) => {
    const endAll = () => reject(over.reason as Error);
    if (over.aborted) endAll();
    else over.addEventListener('abort', endAll, { once: true });
  });
  end.catch(() => undefined);
  let last: Promise<unknown> = Promise.resolve();
  return (begin) => {
    const turn = last.then(() => {
      over.throwIfAborted();
      return begin();
    });
    last = turn.catch(() => undefined);
    return Promise.race([turn, end]);
  };
}

/** Begins one call after another; the result of each is its own. */
export type CallTurns = <Result>(begin: () => Promise<Result>) => Promise<Result>;

/**
 * Has the calls of one request wait for each other. When `over` aborts, each call that is not answered yet rejects with
 * its reason, and what has not begun is not begun.
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

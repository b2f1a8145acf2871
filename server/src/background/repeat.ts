/** A repeated background job. */
export interface Repeated {
  /** Stops the job: a run in progress is aborted by its signal and gets a few seconds. */
  stop(): Promise<void>;
}

export const HOUR_MS = 3_600_000;
const STOP_PATIENCE_MS = 5000;

/**
 * Runs a task now, and again after each pause that it returns, until it is stopped; never twice at once. The task
 * returns the pause, ms, and must not reject: it decides itself what to do after a failure.
 */
export function repeat(work: (signal: AbortSignal) => Promise<number>): Repeated {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const turn = async (): Promise<void> => {
    const restMs = await work(stopping.signal);
    if (stopping.signal.aborted) return;
    timer = setTimeout(() => {
      underWay = turn();
    }, restMs);
  };
  let underWay = turn();
  return {
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      const patience = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, STOP_PATIENCE_MS);
      });
      await Promise.race([underWay, patience]);
      clearTimeout(timer);
    },
  };
}

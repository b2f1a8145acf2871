/** Work that is done again and again. */
export interface Repeated {
  /** Stops the job: a run in progress is aborted by its signal and gets a few seconds. */
  stop(): Promise<void>;
}

export const HOUR_MS = 3_600_000;
const STOP_PATIENCE_MS = 5000;

/**
 * Runs a task now, and again after each rest that it asks for, until it is stopped; never twice at once. The task
 * returns its rest, ms, and does not reject: it decides what to do after a failure, and when.
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

/** The outcome of a task: its result, or why there is none: the time was over, the reader stopped it, it failed. */
export type Outcome<Result> =
  { readonly kind: 'done'; readonly result: Result } | { readonly kind: 'late' | 'stopped' | 'broken' };

/** A message of a worker: it has started, it has come so far, or the task is over. */
export type WorkerReply<Result, Progress> =
  | { readonly kind: 'ready' }
  | { readonly kind: 'broken' }
  | { readonly kind: 'progress'; readonly progress: Progress }
  | { readonly kind: 'done'; readonly result: Result };

/** A function that carries out a task and tells how far it has come. */
export type Run<Task, Result, Progress> = (
  task: Task,
  onProgress: (progress: Progress) => void,
) => Result | Promise<Result>;

/** The members of a worker that are used here. */
export type TaskWorker = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>;

/**
 * Carries out a task in a worker of its own and ends it when `boundMs` have passed since the worker started, or when
 * `signal` is aborted. If no worker can be started, `runHere` carries out the task in the page, without a bound.
 */
export async function runInWorker<Task, Result, Progress>(
  task: Task,
  {
    create,
    runHere,
    boundMs,
    signal,
    onProgress,
  }: {
    readonly create: () => TaskWorker;
    readonly runHere: Run<Task, Result, Progress>;
    readonly boundMs: number;
    readonly signal: AbortSignal;
    readonly onProgress: (progress: Progress) => void;
  },
): Promise<Outcome<Result>> {
  if (signal.aborted) return { kind: 'stopped' };
  const worker = attempt(create);
  const outcome =
    worker && (await follow<Task, Result, Progress>(worker, { task, boundMs, signal, onProgress }));
  if (outcome !== null) return outcome;
  try {
    const result = await runHere(task, onProgress);
    return signal.aborted ? { kind: 'stopped' } : { kind: 'done', result };
  } catch {
    return { kind: 'broken' };
  }
}

/** Waits for the outcome of a worker and ends it; null if it has never started. */
function follow<Task, Result, Progress>(
  worker: TaskWorker,
  {
    task,
    boundMs,
    signal,
    onProgress,
  }: {
    readonly task: Task;
    readonly boundMs: number;
    readonly signal: AbortSignal;
    readonly onProgress: (progress: Progress) => void;
  },
): Promise<Outcome<Result> | null> {
  return new Promise((resolve) => {
    let bound: ReturnType<typeof setTimeout> | null = null;
    const end = (outcome: Outcome<Result> | null): void => {
      if (bound !== null) clearTimeout(bound);
      signal.removeEventListener('abort', stop);
      worker.terminate();
      resolve(outcome);
    };
    const stop = (): void => end({ kind: 'stopped' });
    signal.addEventListener('abort', stop);
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply<Result, Progress>>) => {
      if (data.kind === 'progress') onProgress(data.progress);
      else if (data.kind !== 'ready') end(data);
      // The time that a slow network needs for the worker's code is not the task's.
      else bound = setTimeout(() => end({ kind: 'late' }), boundMs);
    });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      // A worker that fails before it starts was not found or is forbidden by the page's policy.
      end(bound === null ? null : { kind: 'broken' });
    });
    worker.postMessage(task);
  });
}

function attempt<T>(create: () => T): T | null {
  try {
    return typeof Worker === 'undefined' ? null : create();
  } catch {
    return null;
  }
}

import type { Run, WorkerReply } from './runInWorker.ts';

/** The members of a worker's scope that are used here; the type library describes only a page. */
interface WorkerScope<Task, Result, Progress> {
  onmessage: ((event: { readonly data: Task }) => void) | null;
  readonly postMessage: (reply: WorkerReply<Result, Progress>) => void;
}

/** Carries out the tasks of a page in a worker that `runInWorker` starts; the worker calls this once. */
export function answerPage<Task, Result, Progress>(
  run: Run<Task, Result, Progress>,
  scope = globalThis as unknown as WorkerScope<Task, Result, Progress>,
): void {
  const answer = async (task: Task): Promise<void> => {
    try {
      const result = await run(task, (progress) => scope.postMessage({ kind: 'progress', progress }));
      scope.postMessage({ kind: 'done', result });
    } catch {
      scope.postMessage({ kind: 'broken' });
    }
  };
  scope.onmessage = ({ data }) => void answer(data);
  scope.postMessage({ kind: 'ready' });
}

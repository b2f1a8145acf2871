import { toCombineTask } from '../../editing/thread/combineTask.ts';
import type { SolvingThread } from './solvingThread.ts';

/** Turns a solver thread into one that combines the case sets of its documents; null if there is no thread. */
export function toCombineThread<Document extends object>(
  thread: SolvingThread<Document> | null,
): SolvingThread<Document> | null {
  return thread && { ...thread, solve: (document) => thread.solve(toCombineTask(document), false) };
}

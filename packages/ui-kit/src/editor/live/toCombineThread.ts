import { toCombineTask } from '../../editing/thread/combineTask.ts';
import type { SolvingThread } from './solvingThread.ts';

/** Makes a thread that solves combine the case sets of what it is given; null where there is none. */
export function toCombineThread<Document extends object>(
  thread: SolvingThread<Document> | null,
): SolvingThread<Document> | null {
  return thread && { ...thread, solve: (document) => thread.solve(toCombineTask(document), false) };
}

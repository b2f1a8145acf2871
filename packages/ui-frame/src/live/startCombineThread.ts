import type { FrameCase } from '@eecs/solver-core/frame';
import { type SolvingThread, type ThreadListeners, startSolvingThread } from '@eecs/ui-kit/editor';
import type { CombinedAnswer } from './combineShown.ts';

/** Starts a worker that combines the case sets of frames, created by the host if it provides a way; null if none can be started. */
export function startCombineThread(
  listeners: ThreadListeners<CombinedAnswer>,
  create: () => Worker | null = createBuiltWorker,
): SolvingThread<FrameCase> | null {
  return startSolvingThread(create, listeners, (answer: CombinedAnswer) => answer);
}

function createBuiltWorker(): Worker {
  // Bundlers look for this exact form. The published build refers to the built file.
  return new Worker(new URL('./combineWorker.ts', import.meta.url), { type: 'module' });
}

import type { BeamAnswer, BeamCase } from '@eecs/solver-core';
import { type SolvingThread, type ThreadListeners, startSolvingThread } from '@eecs/ui-kit/editor';

/** Starts the solver of beams in a worker, created by the host if it provides a way; null if none can be started. */
export function startBeamThread<Answer = BeamAnswer>(
  listeners: ThreadListeners<Answer>,
  create: () => Worker | null = createBuiltWorker,
): SolvingThread<BeamCase> | null {
  return startSolvingThread(create, listeners, (answer: Answer) => answer);
}

function createBuiltWorker(): Worker {
  // Bundlers look for this exact form. The published build refers to the built file.
  return new Worker(new URL('./liveWorker.ts', import.meta.url), { type: 'module' });
}

import type { BeamAnswer, BeamCase } from '@eecs/solver-core';
import { type SolvingThread, type ThreadListeners, startSolvingThread } from '@eecs/ui-kit/editor';

/**
 * Starts the solver of beams in a worker, by the way of the surroundings where they
 * have one; null if none can be made at all.
 */
export function startBeamThread<Answer = BeamAnswer>(
  listeners: ThreadListeners<Answer>,
  create: () => Worker | null = createBuiltWorker,
): SolvingThread<BeamCase> | null {
  return startSolvingThread(create, listeners, (answer: Answer) => answer);
}

function createBuiltWorker(): Worker {
  // Bundlers look for this very form. The published build names the built file.
  return new Worker(new URL('./liveWorker.ts', import.meta.url), { type: 'module' });
}

import type { BeamAnswer, BeamCase } from '@eecs/solver-core';
import { type SolvingThread, type ThreadListeners, startSolvingThread } from '@eecs/ui-kit/editor';

/** Starts the solver of beams in a worker; null where none can be made at all. */
export function startBeamThread(listeners: ThreadListeners<BeamAnswer>): SolvingThread<BeamCase> | null {
  // Bundlers look for this very form. The published build names the built file.
  return startSolvingThread(
    () => new Worker(new URL('./liveWorker.ts', import.meta.url), { type: 'module' }),
    listeners,
  );
}

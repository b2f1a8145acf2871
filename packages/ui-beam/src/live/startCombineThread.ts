import type { BeamCase } from '@eecs/solver-core';
import { type SolvingThread, type ThreadListeners, toCombineThread } from '@eecs/ui-kit/editor';
import type { CombinedAnswer } from './combineShown.ts';
import { startBeamThread } from './startBeamThread.ts';

/** Starts a thread that combines the case sets of beams; null if none can be started. */
export function startCombineThread(
  listeners: ThreadListeners<CombinedAnswer>,
  createWorker?: () => Worker | null,
): SolvingThread<BeamCase> | null {
  return toCombineThread(startBeamThread<CombinedAnswer>(listeners, createWorker));
}

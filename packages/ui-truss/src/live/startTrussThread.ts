import type { TrussAnswer, TrussCase } from '@eecs/solver-core/truss';
import { type SolvingThread, type ThreadListeners, startSolvingThread } from '@eecs/ui-kit/editor';
import { unpackAnswer } from './packedAnswer.ts';

/**
 * Starts the solver of trusses in a worker, by the way of the surroundings where they
 * have one; null where none can be made at all.
 */
export function startTrussThread(
  listeners: ThreadListeners<TrussAnswer>,
  create: () => Worker | null = createBuiltWorker,
): SolvingThread<TrussCase> | null {
  return startSolvingThread(create, listeners, unpackAnswer);
}

function createBuiltWorker(): Worker {
  // Bundlers look for this very form. The published build names the built file.
  return new Worker(new URL('./trussWorker.ts', import.meta.url), { type: 'module' });
}

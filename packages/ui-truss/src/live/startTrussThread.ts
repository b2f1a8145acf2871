import type { TrussAnswer, TrussCase } from '@eecs/solver-core/truss';
import {
  type SolvingThread,
  type ThreadListeners,
  startSolvingThread,
  toCombineThread,
} from '@eecs/ui-kit/editor';
import type { CombinedAnswer } from './combineShown.ts';
import { unpackAnswer } from './packedAnswer.ts';

/**
 * Starts the solver of trusses in a worker, by the way of the surroundings where they
 * have one; null if none can be made at all.
 */
export function startTrussThread(
  listeners: ThreadListeners<TrussAnswer>,
  create: () => Worker | null = createBuiltWorker,
): SolvingThread<TrussCase> | null {
  return startSolvingThread(create, listeners, unpackAnswer);
}

/** Starts a thread that combines the case sets of trusses; null if none can be made at all. */
export function startCombineThread(
  listeners: ThreadListeners<CombinedAnswer>,
  create: () => Worker | null = createBuiltWorker,
): SolvingThread<TrussCase> | null {
  return toCombineThread(
    startSolvingThread<TrussCase, CombinedAnswer>(create, listeners, (answer) => answer),
  );
}

function createBuiltWorker(): Worker {
  // Bundlers look for this very form. The published build names the built file.
  return new Worker(new URL('./trussWorker.ts', import.meta.url), { type: 'module' });
}

import type { TrussAnswer, TrussCase } from '@eecs/solver-core/truss';
import {
  type SolvingThread,
  type ThreadListeners,
  startSolvingThread,
  toCombineThread,
} from '@eecs/ui-kit/editor';
import type { CombinedAnswer } from './combineShown.ts';
import { unpackAnswer } from './packedAnswer.ts';

/** Starts the solver of trusses in a worker, created by the host if it provides a way; null if none can be started. */
export function startTrussThread(
  listeners: ThreadListeners<TrussAnswer>,
  create: () => Worker | null = createBuiltWorker,
): SolvingThread<TrussCase> | null {
  return startSolvingThread(create, listeners, unpackAnswer);
}

/** Starts a thread that combines the case sets of trusses; null if none can be started. */
export function startCombineThread(
  listeners: ThreadListeners<CombinedAnswer>,
  create: () => Worker | null = createBuiltWorker,
): SolvingThread<TrussCase> | null {
  return toCombineThread(
    startSolvingThread<TrussCase, CombinedAnswer>(create, listeners, (answer) => answer),
  );
}

function createBuiltWorker(): Worker {
  // Bundlers look for this exact form. The published build refers to the built file.
  return new Worker(new URL('./trussWorker.ts', import.meta.url), { type: 'module' });
}

import type { TrussAnswer, TrussCase } from '@eecs/solver-core/truss';
import { type ThreadListeners, startSolvingThread } from '@eecs/ui-kit/editor';
import { type DocumentPatch, tellPatch } from './documentPatch.ts';
import { type PackedAnswer, unpackAnswer } from './packedAnswer.ts';

/** The message to a thread: the changes since the last document, and whether a hand moves it. */
export interface ThreadTask {
  readonly patch: DocumentPatch;
  readonly isMoving: boolean;
}

/** A solver in a thread of its own; one solve at a time. */
export interface TrussThread {
  readonly solve: (document: TrussCase, isMoving: boolean) => void;
  readonly end: () => void;
}

/**
 * Starts the solver of trusses in a worker, by the way of the surroundings where they
 * have one; null where none can be made at all.
 */
export function startTrussThread(
  { onAnswer, onFailure }: ThreadListeners<TrussAnswer>,
  create: () => Worker | null = createBuiltWorker,
): TrussThread | null {
  let told: object = {};
  const thread = startSolvingThread<ThreadTask, PackedAnswer>(create, {
    onAnswer: ({ answer, tookMs }) => onAnswer({ answer: unpackAnswer(answer), tookMs }),
    onFailure,
  });
  return (
    thread && {
      solve: (document, isMoving) => {
        thread.solve({ patch: tellPatch(told, document), isMoving });
        told = document;
      },
      end: thread.end,
    }
  );
}

function createBuiltWorker(): Worker {
  // Bundlers look for this very form. The published build names the built file.
  return new Worker(new URL('./trussWorker.ts', import.meta.url), { type: 'module' });
}

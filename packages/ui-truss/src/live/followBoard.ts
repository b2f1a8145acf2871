import type { KitStore } from '@eecs/ui-kit';
import type { TrussCase } from '@eecs/solver-core/truss';
import {
  draftAtom,
  isPutOffAtom,
  judgedAtom,
  previewAtom,
  shownDocumentAtom,
} from '../state/sessionAtoms.ts';
import { createLiveSolver } from './createLiveSolver.ts';
import { isSold } from './isSold.ts';
import { createPreviewSolver } from './solvePreview.ts';
import { startTrussThread } from './startTrussThread.ts';

const FRAME_MS = 16;

/**
 * Keeps the preview in step with what is on the board. What may not be solved here is judged all the same: whether it
 * can stand is told, its forces are not. Returns how to stop.
 */
export function followBoard(
  store: KitStore,
  hasSpatial: boolean,
  createWorker?: () => Worker | null,
): () => void {
  const solver = createLiveSolver({
    means: {
      ...createPreviewSolver(),
      startThread: (listeners) => startTrussThread(listeners, createWorker),
    },
    onAnswer: (document, answer) =>
      store.set(isSold(document, hasSpatial) ? previewAtom : judgedAtom, { document, answer }),
    isMoving: () => store.get(draftAtom) !== null,
    onPutOff: (isPutOff) => store.set(isPutOffAtom, isPutOff),
    now: () => performance.now(),
    runSoon: (run) => queueMicrotask(run),
    runLater: (run) => setTimeout(run, FRAME_MS),
  });
  const follow = (): void => {
    const document = store.get(shownDocumentAtom);
    if (!isSold(document, hasSpatial)) store.set(previewAtom, null);
    if (!isKnown(store, document)) solver.ask(document);
  };
  const stops = [store.sub(shownDocumentAtom, follow), store.sub(draftAtom, follow)];
  follow();
  return () => {
    stops.forEach((stop) => stop());
    solver.end();
  };
}

/** Whether the preview is that of a truss: what was solved while a hand moved it is solved in full when it rests. */
function isKnown(store: KitStore, document: TrussCase): boolean {
  const preview = store.get(previewAtom) ?? store.get(judgedAtom);
  if (preview?.document !== document) return false;
  return preview.answer.hash !== '' || store.get(draftAtom) !== null;
}

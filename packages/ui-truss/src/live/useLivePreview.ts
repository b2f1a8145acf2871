import { useEffect } from 'react';
import type { TrussCase } from '@eecs/solver-core/truss';
import { type KitStore, useFeature, useKitStore } from '@eecs/ui-kit';
import { draftAtom, isPutOffAtom, previewAtom, shownDocumentAtom } from '../state/sessionAtoms.ts';
import { createLiveSolver } from './createLiveSolver.ts';
import { isSold, SPATIAL_FEATURE } from './isSold.ts';
import { loadSolving } from '../loadParts.ts';

/** Keeps the preview in step with what is on the board for as long as the editor is mounted; of what may be solved here. */
export function useLivePreview(): void {
  const store = useKitStore();
  const hasSpatial = useFeature(SPATIAL_FEATURE);
  useEffect(() => followBoard(store, hasSpatial), [store, hasSpatial]);
}

function followBoard(store: KitStore, hasSpatial: boolean): () => void {
  const solver = createLiveSolver({
    loadSolver: async () => (await loadSolving()).createPreviewSolver(),
    onAnswer: (document, answer) => store.set(previewAtom, { document, answer }),
    isMoving: () => store.get(draftAtom) !== null,
    onPutOff: (isPutOff) => store.set(isPutOffAtom, isPutOff),
    now: () => performance.now(),
    runSoon: (run) => queueMicrotask(run),
    runLater: (run, ms) => setTimeout(run, ms),
  });
  const follow = (): void => {
    const document = store.get(shownDocumentAtom);
    if (!isSold(document, hasSpatial)) store.set(previewAtom, null);
    else if (!isKnown(store, document)) solver.ask(document);
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
  const preview = store.get(previewAtom);
  if (preview?.document !== document) return false;
  return preview.answer.hash !== '' || store.get(draftAtom) !== null;
}

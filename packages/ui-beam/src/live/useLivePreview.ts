import { useEffect } from 'react';
import type { BeamAnswer, BeamCase } from '@eecs/solver-core';
import { type KitStore, useKitStore } from '@eecs/ui-kit';
import { draftAtom, shownDocumentAtom } from '../state/draft.ts';
import { documentAtom, isCurrentAtom, solutionAtom } from '../state/sessionAtoms.ts';
import { createLiveSolver } from './createLiveSolver.ts';
import { createLiveWorker } from './createLiveWorker.ts';
import { liveFeedAtom } from './liveFeed.ts';
import { takePreviewAtom } from './previewAtoms.ts';

const FRAME_MS = 16;

/** Keeps the preview in step with what is on the board for as long as the editor is mounted. */
export function useLivePreview(): void {
  const store = useKitStore();
  useEffect(() => followBoard(store), [store]);
}

/**
 * Solves whatever the board shows. A draft goes to the feed alone, which paints without React; what a gesture leaves
 * behind, and every typed edit, becomes state. Returns how to stop.
 */
function followBoard(store: KitStore): () => void {
  const feed = store.get(liveFeedAtom);
  let newest: { readonly document: BeamCase; readonly answer: BeamAnswer } | null = null;
  let settled: BeamCase | null = null;
  let isDoubted = store.get(solutionAtom) !== null;

  const solver = createLiveSolver({
    startThread: createLiveWorker,
    loadSolver: async () => (await import('./solvePreview.ts')).solvePreview,
    // The board takes its moves in animation frames: what is asked there is painted in the same one.
    runSoon: queueMicrotask,
    runLater: (run) => setTimeout(run, FRAME_MS),
    onAnswer: (document, answer) => {
      newest = { document, answer };
      if (store.get(draftAtom) === null) settle();
      else feed.emit(answer.level === 'error' ? 'refused' : { document, answer });
    },
  });

  /** Takes what is known of the document as it stands; says whether that is everything. */
  function settle(): boolean {
    const document = store.get(documentAtom);
    if (settled !== document) {
      if (newest?.document !== document) return false;
      settled = document;
      store.set(takePreviewAtom, document, newest.answer);
      if (isDoubted && store.get(isCurrentAtom)) doubt(newest.answer);
    }
    // From here on what React draws is true again.
    feed.emit(null);
    return true;
  }

  /** A result that was there before the editor was kept somewhere: it is believed when the page finds the same. */
  function doubt(answer: BeamAnswer): void {
    isDoubted = false;
    if (answer.level === 'error') return;
    import('./confirmSolution.ts').then(
      ({ confirmSolution }) => confirmSolution(store, answer),
      () => (isDoubted = true),
    );
  }

  function follow(): void {
    // A draft that became the document was solved while it was drawn up.
    if (store.get(draftAtom) === null && settle()) return;
    solver.ask(store.get(shownDocumentAtom));
  }

  const stopDocument = store.sub(shownDocumentAtom, follow);
  const stopDraft = store.sub(draftAtom, follow);
  follow();
  return () => {
    stopDocument();
    stopDraft();
    solver.end();
  };
}

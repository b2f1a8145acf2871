import type { FrameAnswer, FrameCase } from '@eecs/solver-core/frame';
import type { KitStore } from '@eecs/ui-kit';
import { type PreviewTaker, followBoard } from '@eecs/ui-kit/editor';
import type { FrameTypes } from '../state/frameKind.ts';
import { draftAtom, portsAtom, previewAtom, session, shownDocumentAtom } from '../state/sessionAtoms.ts';
import { solvePreview } from './frameSolvers.ts';

/** Frames with fewer members are always solved within the animation frame. */
const FEW_MEMBERS = 300;
/** Assumed time per member before a frame of its size was solved, ms. */
const FIRST_MS = 0.02;

/** Updates the preview from the frame on the board. Returns a function that stops this. */
export function followFrame(store: KitStore): () => void {
  return followBoard<FrameTypes>(store, {
    session,
    means: {
      solver: {
        solve: (document) => solvePreview(document),
        solveInParts: (document) => solveOnce(document),
      },
      startThread: () => null,
      sizeOf: ({ members }) => members.length,
      smallBelow: FEW_MEMBERS,
      firstMs: FIRST_MS,
      isLarge: () => false,
      isPartialWhenMoving: false,
    },
    createTaker,
  });
}

function* solveOnce(document: FrameCase): Generator<void, FrameAnswer> {
  yield;
  return solvePreview(document);
}

/** Creates the receiver of answers about frames and drafts. */
function createTaker(store: KitStore): PreviewTaker<FrameTypes> {
  let reported: FrameCase | null = null;
  const notify = (): void => {
    const preview = store.get(previewAtom);
    if (preview === null || store.get(draftAtom) !== null || preview.document === reported) return;
    reported = preview.document;
    store.get(portsAtom)?.onPreview?.(preview.answer, preview.document);
  };
  return {
    onBoard: () => {
      const isKnown = store.get(previewAtom)?.document === store.get(shownDocumentAtom);
      if (isKnown) notify();
      return isKnown;
    },
    onAnswer: (document, answer) => {
      store.set(previewAtom, { document, answer });
      notify();
    },
  };
}

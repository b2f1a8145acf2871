import type { TrussCase } from '@eecs/solver-core/truss';
import type { KitStore } from '@eecs/ui-kit';
import { type PreviewTaker, followBoard } from '@eecs/ui-kit/editor';
import { isLarge } from '../scheme/isLarge.ts';
import {
  draftAtom,
  isPutOffAtom,
  judgedAtom,
  previewAtom,
  session,
  shownDocumentAtom,
} from '../state/sessionAtoms.ts';
import type { TrussTypes } from '../state/trussKind.ts';
import { isSold } from './isSold.ts';
import { startTrussThread } from './startTrussThread.ts';
import { createTrussPreview } from './trussSolvers.ts';

/** Trusses with fewer rods are always solved in the frame. */
const FEW_RODS = 200;
/** Assumed time per rod before a large truss was solved, ms. */
const FIRST_MS = 0.01;

/** Keeps the preview up to date with the board. Returns the function that stops it. */
export function followTruss(
  store: KitStore,
  hasSpatial: boolean,
  createWorker?: () => Worker | null,
): () => void {
  return followBoard<TrussTypes>(store, {
    session,
    means: {
      solver: createTrussPreview(),
      startThread: (listeners) => startTrussThread(listeners, createWorker),
      sizeOf: ({ links }) => links.length,
      smallBelow: FEW_RODS,
      firstMs: FIRST_MS,
      isLarge,
      isPartialWhenMoving: true,
    },
    createTaker: (one) => createTrussTaker(one, hasSpatial),
  });
}

/**
 * Handles the answers about trusses, including drafts. A truss that may not be solved here is still checked: its
 * stability is reported, its forces are not.
 */
function createTrussTaker(store: KitStore, hasSpatial: boolean): PreviewTaker<TrussTypes> {
  return {
    onBoard: () => {
      const document = store.get(shownDocumentAtom);
      if (!isSold(document, hasSpatial)) store.set(previewAtom, null);
      return isKnown(store, document);
    },
    onAnswer: (document, answer) =>
      store.set(isSold(document, hasSpatial) ? previewAtom : judgedAtom, { document, answer }),
    onPutOff: (isPutOff) => store.set(isPutOffAtom, isPutOff),
  };
}

/** Returns whether the preview belongs to a truss: one solved in parts during a drag is solved in full afterwards. */
function isKnown(store: KitStore, document: TrussCase): boolean {
  const preview = store.get(previewAtom) ?? store.get(judgedAtom);
  if (preview?.document !== document) return false;
  return preview.answer.hash !== '' || store.get(draftAtom) !== null;
}

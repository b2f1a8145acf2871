import type { BeamCase, RefusedBeam } from '@eecs/solver-core';
import { atom } from 'jotai/vanilla';
import { isDraftedAtom } from '../state/draft.ts';
import { refusedFieldsAtom } from '../state/refusedFields.ts';
import {
  type Solution,
  documentAtom,
  hindranceAtom,
  isCurrentAtom,
  openingAtom,
  solutionAtom,
} from '../state/sessionAtoms.ts';

/** What the live solver last said of the document as it stood between two gestures. */
interface Preview {
  /** The last document that could be solved, with its results. */
  readonly good: Solution | null;
  /** Why a newer document has none. */
  readonly refusal: { readonly document: BeamCase; readonly answer: RefusedBeam } | null;
  /** Which opened document all this belongs to. */
  readonly opening: number;
}

const NOTHING: Preview = { good: null, refusal: null, opening: -1 };

const lastPreviewAtom = atom<Preview>(NOTHING);

/** What is known by preview of the open document, in its units. */
const previewAtom = atom((get): Preview => {
  const preview = get(lastPreviewAtom);
  const isOfThis = preview.opening === get(openingAtom);
  const { system } = get(documentAtom).units;
  if (!isOfThis) return NOTHING;
  return preview.good?.document.units.system === system ? preview : { ...preview, good: null };
});

/** Takes an answer of the live solver. */
export const takePreviewAtom = atom(
  null,
  (get, set, document: BeamCase, answer: Solution['answer'] | RefusedBeam) => {
    const opening = get(openingAtom);
    if (answer.level === 'error') {
      set(lastPreviewAtom, { good: get(previewAtom).good, refusal: { document, answer }, opening });
    } else {
      set(lastPreviewAtom, { good: { document, answer }, refusal: null, opening });
    }
  },
);

/** Why the document as it stands has no preview, or null. */
export const previewRefusalAtom = atom((get) => {
  const { refusal } = get(previewAtom);
  return refusal?.document === get(documentAtom) ? refusal.answer : null;
});

/** The results on the screen, and how much they may be trusted. */
export interface ShownResult extends Solution {
  /**
   * `recorded`: solved by whoever answers for it, for this very document. `preview`: computed here as the document is
   * edited. `stale`: of an earlier document, for want of anything newer.
   */
  readonly standing: 'recorded' | 'preview' | 'stale';
}

/**
 * The recorded result while it is current, else the preview, else the last good result there was. While a refused text stands
 * in a field, whoever typed it means another beam: all that is known is of an earlier one.
 */
export const shownResultAtom = atom((get): ShownResult | null => {
  const solution = get(solutionAtom);
  const isRecorded = solution !== null && get(isCurrentAtom);
  const shown = isRecorded ? solution : (get(previewAtom).good ?? solution);
  if (shown === null) return null;
  const isStale = get(refusedFieldsAtom).size > 0 || (!isRecorded && get(previewRefusalAtom) !== null);
  // What is drawn while something is dragged is the preview of its draft.
  const isPreview = !isRecorded || get(isDraftedAtom);
  return { ...shown, standing: isStale ? 'stale' : isPreview ? 'preview' : 'recorded' };
});

/** Whether the first preview of a beam that can be solved is on its way: what it fills has its room already. */
export const isAwaitedAtom = atom(
  (get) => get(shownResultAtom) === null && get(hindranceAtom) === null && get(previewRefusalAtom) === null,
);

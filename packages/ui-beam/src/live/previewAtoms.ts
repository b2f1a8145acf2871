import type { BeamCase, RefusedBeam } from '@eecs/solver-core';
import { atom } from 'jotai/vanilla';
import { isDraftedAtom } from '../state/draft.ts';
import {
  type Solution,
  documentAtom,
  hindranceAtom,
  isCurrentAtom,
  lastRefusalAtom,
  openingAtom,
  previewRefusalAtom,
  refusedFieldsAtom,
  solutionAtom,
} from '../state/sessionAtoms.ts';

/** The last document of this session that could be solved, with its results, and which opened document it was. */
const lastGoodAtom = atom<(Solution & { readonly opening: number }) | null>(null);

/** The last good preview of the open document, in its units. */
const goodPreviewAtom = atom((get): Solution | null => {
  const good = get(lastGoodAtom);
  const isOfThis = good?.opening === get(openingAtom);
  return isOfThis && good.document.units.system === get(documentAtom).units.system ? good : null;
});

/** Takes an answer of the live solver. */
export const takePreviewAtom = atom(
  null,
  (get, set, document: BeamCase, answer: Solution['answer'] | RefusedBeam) => {
    if (answer.level === 'error') set(lastRefusalAtom, { document, answer });
    else {
      set(lastRefusalAtom, null);
      set(lastGoodAtom, { document, answer, opening: get(openingAtom) });
    }
  },
);

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
  const shown = isRecorded ? solution : (get(goodPreviewAtom) ?? solution);
  if (shown === null) return null;
  const isStale = get(refusedFieldsAtom).size > 0 || (!isRecorded && get(previewRefusalAtom) !== null);
  // What is drawn while something is dragged is the preview of its draft.
  const isPreview = !isRecorded || get(isDraftedAtom);
  return { ...shown, standing: isStale ? 'stale' : isPreview ? 'preview' : 'recorded' };
});

/** Whether the first preview of a beam that can be solved is on its way: what it fills has its room already. */
export const isAwaitedAtom = atom((get) => get(shownResultAtom) === null && get(hindranceAtom) === null);

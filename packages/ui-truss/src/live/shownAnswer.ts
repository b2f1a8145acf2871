import type { SolvedTruss, TrussCase, TrussSet } from '@eecs/solver-core/truss';
import { atom } from 'jotai/vanilla';
import {
  chosenSetAtom,
  documentAtom,
  draftAtom,
  isCurrentAtom,
  isPutOffAtom,
  lastSetAtom,
  previewAtom,
  shownDocumentAtom,
  solutionAtom,
} from '../state/sessionAtoms.ts';

/** Results on the screen with the truss they belong to. */
export interface ShownAnswer {
  readonly document: TrussCase;
  readonly answer: SolvedTruss;
  /** Solved by whoever the editor asks, not by the preview. */
  readonly isSolved: boolean;
  /**
   * Whether the answer is that of the truss before the gesture under way: the solve is put off until it ends. @default
   * false
   */
  readonly isBehind?: boolean;
}

/** The last preview while the next is put off: one object in every frame of a drag, of which nothing follows anew. */
const behindAtom = atom((get): ShownAnswer | null => {
  const preview = get(previewAtom);
  if (preview === null || preview.answer.level === 'error') return null;
  return { document: preview.document, answer: preview.answer, isSolved: false, isBehind: true };
});

/**
 * The answer shown by the drawing of forces: the solved result while it belongs to the document, otherwise the preview
 * of the board; while the preview is delayed, the previous one. Null while there is no result for the board.
 */
export const shownAnswerAtom = atom((get): ShownAnswer | null => {
  const solution = get(solutionAtom);
  if (solution !== null && get(draftAtom) === null && get(isCurrentAtom))
    return { document: get(documentAtom), answer: solution.answer, isSolved: true };
  const preview = get(previewAtom);
  if (preview === null || preview.answer.level === 'error') return null;
  const { document, answer } = preview;
  const now = get(shownDocumentAtom);
  if (document === now) return { document, answer, isSolved: false };
  // The last answer stays for the same rods until the next one comes.
  const isKept = get(isPutOffAtom) && document.links === now.links;
  return isKept ? get(behindAtom) : null;
});

/**
 * Index of the case set whose results are shown. If the screen shows the extremes over all sets, it is the set with
 * the greatest axial force, which the studies beside them explain.
 */
export const shownSetIndexAtom = atom((get): number => {
  const sets = get(shownAnswerAtom)?.answer.sets ?? [];
  if (!get(isEnvelopeAtom)) return Math.min(get(lastSetAtom), Math.max(1, sets.length) - 1);
  const sizes = sets.map(({ N }) => N.reduce((most, force) => Math.max(most, Math.abs(force)), 0));
  return sizes.indexOf(Math.max(...sizes));
});

/** The results of the case set that is shown, with the truss and the answer they are of. */
export interface ShownSet {
  readonly shown: ShownAnswer;
  readonly set: TrussSet;
  /** Index of the case set. */
  readonly at: number;
}

/** Calculations beside the solver; null while there is no result. */
export const shownResultAtom = atom((get): ShownSet | null => {
  const shown = get(shownAnswerAtom);
  const at = get(shownSetIndexAtom);
  const set = shown?.answer.sets[at];
  return shown === null || set === undefined ? null : { shown, set, at };
});

/** Whether the extremes over all case sets are shown in the place of one set. */
export const isEnvelopeAtom = atom(
  (get): boolean => get(chosenSetAtom) === 'all' && (get(shownAnswerAtom)?.answer.sets.length ?? 0) > 1,
);

/** The results of the case set that is shown, or null. */
export const shownSetAtom = atom((get): TrussSet | null => {
  return get(shownAnswerAtom)?.answer.sets[get(shownSetIndexAtom)] ?? null;
});

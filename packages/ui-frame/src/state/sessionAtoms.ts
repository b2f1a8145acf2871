import { LIMITS } from '@eecs/solver-core';
import type { FrameAnswer, FrameCase, FrameSet, FrameVerdict, SolvedFrame } from '@eecs/solver-core/frame';
import { createSession } from '@eecs/ui-kit/editor';
import { type Atom, atom } from 'jotai/vanilla';
import { type FrameTypes, frameKind } from './frameKind.ts';
import { type Hindrance, findHindrance } from './hindrance.ts';

/** The session of a frame editor. */
export const session = createSession<FrameTypes>(frameKind, {
  isHindered: (get) => get(hindranceAtom) !== null,
});

export const {
  applyEditAtom,
  chosenSetAtom,
  documentAtom,
  draftAtom,
  drawUpAtom,
  faultAtom,
  hashAtom,
  isCurrentAtom,
  isDraftedAtom,
  isReadOnlyAtom,
  lastSetAtom,
  openingAtom,
  portsAtom,
  refusedFieldsAtom,
  shownDocumentAtom,
  solutionAtom,
  solveAtom,
} = session;

/** The most entries each list of the document may have. */
export const limitsAtom = atom((get) => LIMITS[get(portsAtom)?.limits ?? 'full']);

/** The last answer of the live solver with the frame it belongs to: the document, or the draft of a gesture. */
export const previewAtom = atom<{ readonly document: FrameCase; readonly answer: FrameAnswer } | null>(null);

/** The verdict on what the board shows; null until it is judged. */
export const verdictAtom = atom((get): FrameVerdict | null => {
  const preview = get(previewAtom);
  return preview?.document === get(shownDocumentAtom) ? preview.answer.verdict : null;
});

/** The reason why the document cannot be solved now, or null. */
export const hindranceAtom: Atom<Hindrance | null> = atom((get) => {
  const document = get(documentAtom);
  const preview = get(previewAtom);
  return findHindrance({
    document,
    answer: preview?.document === document ? preview.answer : null,
    isCurrent: get(isCurrentAtom),
    refused: get(refusedFieldsAtom).values(),
  });
});

/** Results on the screen with the frame they belong to. */
export interface ShownAnswer {
  readonly document: FrameCase;
  readonly answer: SolvedFrame;
  /** Solved by whoever the editor asks, not by the preview. */
  readonly isSolved: boolean;
}

/** The solved result while it belongs to the document, else the preview of the board; null without either. */
export const shownAnswerAtom = atom((get): ShownAnswer | null => {
  const solution = get(solutionAtom);
  if (solution !== null && get(draftAtom) === null && get(isCurrentAtom))
    return { document: get(documentAtom), answer: solution.answer, isSolved: true };
  const preview = get(previewAtom);
  if (preview === null || preview.answer.level === 'error') return null;
  const { document, answer } = preview;
  return document === get(shownDocumentAtom) ? { document, answer, isSolved: false } : null;
});

/** Index of the case set whose results are shown. */
export const shownSetIndexAtom = atom((get): number => {
  const count = get(shownAnswerAtom)?.answer.sets.length ?? 0;
  return Math.min(get(lastSetAtom), Math.max(1, count) - 1);
});

/** Whether the extremes of all case sets are shown together; an answer of one set has nothing to compare. */
export const areAllShownAtom = atom(
  (get): boolean => get(chosenSetAtom) === 'all' && (get(shownAnswerAtom)?.answer.sets.length ?? 0) > 1,
);

/** The results of the case sets that are shown: of one, or of all of them; none without an answer. */
export const shownSetsAtom = atom((get): readonly FrameSet[] => {
  const sets = get(shownAnswerAtom)?.answer.sets ?? [];
  return get(areAllShownAtom) ? sets : sets.slice(get(shownSetIndexAtom), get(shownSetIndexAtom) + 1);
});

/** The results of the case set that is shown, or null. */
export const shownSetAtom = atom(
  (get): FrameSet | null => get(shownAnswerAtom)?.answer.sets[get(shownSetIndexAtom)] ?? null,
);

import type { FrameSet } from '@eecs/solver-core/frame';
import { type BoardAnswer, createBoardAnswer, createBoardPreview, createSession } from '@eecs/ui-kit/editor';
import { type Atom, atom } from 'jotai/vanilla';
import { combinedSetsAtom } from './combinedSets.ts';
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

export const { previewAtom, verdictAtom, ownAnswerAtom } = createBoardPreview<FrameTypes>(session);

/** The reason why the document cannot be solved now, or null. */
export const hindranceAtom: Atom<Hindrance | null> = atom((get) =>
  findHindrance({
    document: get(documentAtom),
    answer: get(ownAnswerAtom),
    isCurrent: get(isCurrentAtom),
    refused: get(refusedFieldsAtom).values(),
  }),
);

/** Displayed results with their frame. */
export type ShownAnswer = BoardAnswer<FrameTypes>;

export const { areAllShownAtom, shownAnswerAtom, shownSetAtom, shownSetIndexAtom } =
  createBoardAnswer<FrameTypes>(session, { previewAtom });

/**
 * The displayed results: those of one case set or of all, of one combination, or the two borders of the envelope; none
 * without an answer.
 */
export const shownSetsAtom = atom((get): readonly FrameSet[] => {
  const combined = get(combinedSetsAtom);
  if (combined !== null) return combined.sets;
  const sets = get(shownAnswerAtom)?.answer.sets ?? [];
  return get(areAllShownAtom) ? sets : sets.slice(get(shownSetIndexAtom), get(shownSetIndexAtom) + 1);
});

import { type Atom, type Getter, atom } from 'jotai/vanilla';
import type { Session } from '../session/createSession.ts';
import { type SessionTypes, isRefused } from '../session/documentKind.ts';

/** The last answer of the live solver with the document it belongs to. */
export interface BoardPreview<Types extends SessionTypes> {
  readonly document: Types['document'];
  readonly answer: Types['solved'] | Types['refused'];
}

/** Results on the screen with the document they belong to. */
export interface BoardAnswer<Types extends SessionTypes> {
  readonly document: Types['document'];
  readonly answer: Types['solved'];
  /** Solved on request, not by the preview. */
  readonly isSolved: boolean;
  /**
   * Whether the answer belongs to the document before the gesture under way, whose solve is postponed. @default false
   */
  readonly isBehind?: boolean;
}

type SetOf<Types extends SessionTypes> = Types['solved']['sets'][number];

/** The parts of an editor whose board shows an answer. */
export interface BoardAnswerPlan<Types extends SessionTypes> {
  readonly previewAtom: Atom<BoardPreview<Types> | null>;
  /** Returns whether the last answer stays on the board until the next one arrives. @default never */
  readonly isKept?: (get: Getter, last: Types['document'], now: Types['document']) => boolean;
  /** Returns the index of the case set that explains the extremes of all sets. @default the last chosen one */
  readonly findTelling?: (sets: readonly SetOf<Types>[]) => number;
}

/**
 * Creates the atoms of the answer on a board: the recorded one while it belongs to the document, otherwise the preview.
 * A package calls it once.
 */
export function createBoardAnswer<Types extends SessionTypes>(
  session: Session<Types>,
  { previewAtom, isKept = () => false, findTelling }: BoardAnswerPlan<Types>,
) {
  const { chosenSetAtom, documentAtom, draftAtom, isCurrentAtom, lastSetAtom } = session;
  const { shownDocumentAtom, solutionAtom } = session;

  /** The same object in every frame of a drag, so that nothing derived from it is computed again. */
  const behindAtom = atom((get) => toAnswer(get(previewAtom), { isBehind: true }));

  /** The results on the board; null while there are none. */
  const shownAnswerAtom = atom((get): BoardAnswer<Types> | null => {
    const solution = get(solutionAtom);
    if (solution !== null && get(draftAtom) === null && get(isCurrentAtom))
      return { document: get(documentAtom), answer: solution.answer, isSolved: true };
    const preview = get(previewAtom);
    if (preview === null) return null;
    const now = get(shownDocumentAtom);
    if (preview.document === now) return toAnswer(preview);
    return isKept(get, preview.document, now) ? get(behindAtom) : null;
  });

  const setsAtom = atom((get): readonly SetOf<Types>[] => get(shownAnswerAtom)?.answer.sets ?? []);

  /** Whether the extremes of all case sets are shown together; an answer with a single set has nothing to compare. */
  const areAllShownAtom = atom((get): boolean => get(chosenSetAtom) === 'all' && get(setsAtom).length > 1);

  /** Index of the case set whose results are shown, or of the one that explains the extremes of all. */
  const shownSetIndexAtom = atom((get): number => {
    const sets = get(setsAtom);
    if (findTelling !== undefined && get(areAllShownAtom)) return findTelling(sets);
    return Math.min(get(lastSetAtom), Math.max(1, sets.length) - 1);
  });

  /** The results of the shown case set, or null. */
  const shownSetAtom = atom((get): SetOf<Types> | null => get(setsAtom)[get(shownSetIndexAtom)] ?? null);

  return { shownAnswerAtom, areAllShownAtom, shownSetIndexAtom, shownSetAtom };

  function toAnswer(
    preview: BoardPreview<Types> | null,
    more: Pick<BoardAnswer<Types>, 'isBehind'> = {},
  ): BoardAnswer<Types> | null {
    if (preview === null || isRefused<Types>(preview.answer)) return null;
    return { document: preview.document, answer: preview.answer, isSolved: false, ...more };
  }
}

import { atom } from 'jotai/vanilla';
import { areReactionsShownAtom, boardResultAtom } from './resultMode.ts';
import { shownAnswerAtom, shownSetAtom } from './sessionAtoms.ts';

/** The result that is drawn on the board, with the frame it belongs to; null without one. */
export const drawnResultAtom = atom((get) => {
  const shown = get(shownAnswerAtom);
  const set = get(shownSetAtom);
  if (shown === null || set === null) return null;
  return {
    document: shown.document,
    result: { set, view: get(boardResultAtom), hasReactions: get(areReactionsShownAtom) },
  };
});

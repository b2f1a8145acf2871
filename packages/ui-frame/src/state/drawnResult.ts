import { atom } from 'jotai/vanilla';
import { areReactionsShownAtom, boardResultAtom } from './resultMode.ts';
import { combinedSetsAtom } from './combinedSets.ts';
import { pressureAtom } from './pressure.ts';
import { shownAnswerAtom, shownSetsAtom } from './sessionAtoms.ts';

/** The result drawn on the board, with its frame; null without one. */
export const drawnResultAtom = atom((get) => {
  const shown = get(shownAnswerAtom);
  const sets = get(shownSetsAtom);
  if (shown === null || sets.length === 0) return null;
  const view = get(boardResultAtom);
  return {
    document: shown.document,
    result: {
      sets,
      view,
      pressure: get(pressureAtom),
      hasReactions: view !== 'off' && get(areReactionsShownAtom),
      isExplained: get(combinedSetsAtom) === null,
    },
  };
});

/** Number of values without a place on the painted board. */
export const hiddenValuesAtom = atom(0);

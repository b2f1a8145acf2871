import { LIKED_OPTIONS } from '@eecs/ui-kit/editor';
import { atom } from 'jotai/vanilla';
import { deflectionLimitAtom, isEnvelopedAtom, isGridShownAtom } from './look.ts';
import { chosenSetAtom } from './sessionAtoms.ts';

/** The shown case set as a word: `all`, or its index. */
const shownSetAtom = atom(
  (get) => String(get(chosenSetAtom)),
  (_, set, word: string) => {
    const index = Number(word);
    if (word === 'all' || Number.isInteger(index)) set(chosenSetAtom, word === 'all' ? 'all' : index);
  },
);

/** The reader's preferences for the editor, by their names in the store. */
export const LIKED = {
  isGridShown: isGridShownAtom,
  shownSet: shownSetAtom,
  isEnveloped: isEnvelopedAtom,
  deflectionLimit: deflectionLimitAtom,
  ...LIKED_OPTIONS,
};

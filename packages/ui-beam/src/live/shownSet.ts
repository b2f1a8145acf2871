import { atom } from 'jotai/vanilla';
import { chosenSetAtom } from '../state/sessionAtoms.ts';
import { shownResultAtom } from './previewAtoms.ts';

/** Index of the case set whose results are on the screen: the chosen one, or the last there is. */
export const shownSetAtom = atom(
  (get) => Math.max(0, Math.min(get(chosenSetAtom), (get(shownResultAtom)?.answer.sets.length ?? 0) - 1)),
  (_, set, index: number) => set(chosenSetAtom, index),
);

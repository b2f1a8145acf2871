import { atom } from 'jotai/vanilla';
import { chosenSetAtom } from '../state/sessionAtoms.ts';
import { shownResultAtom } from './previewAtoms.ts';

/** Index of the case set whose results are on the screen: the chosen one, or the last there is. */
export const shownSetAtom = atom((get) => {
  const count = get(shownResultAtom)?.answer.sets.length ?? 0;
  const chosen = get(chosenSetAtom);
  return chosen === 'all' ? 0 : Math.max(0, Math.min(chosen, count - 1));
});

/** Whether all case sets are drawn over each other. */
export const isComparedAtom = atom(
  (get) => get(chosenSetAtom) === 'all' && (get(shownResultAtom)?.answer.sets.length ?? 0) > 1,
);

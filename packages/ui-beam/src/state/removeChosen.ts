import { atom } from 'jotai/vanilla';
import { removeObjects } from '../editing/removeObjects.ts';
import { boardItemsAtom, selectionsAtom } from './selection.ts';
import { applyEditAtom } from './sessionVerbs.ts';

/** Removes all supports and loads that are chosen, as one step back; gives how many that were. */
export const removeChosenAtom = atom(null, (get, set): number => {
  const selections = get(selectionsAtom);
  set(boardItemsAtom, []);
  set(applyEditAtom, (document) => removeObjects(document, selections));
  return selections.length;
});

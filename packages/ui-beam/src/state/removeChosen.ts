import { atom } from 'jotai/vanilla';
import { removeObjects } from '../editing/removeObjects.ts';
import { boardItemsAtom, selectionsAtom } from './selection.ts';
import { applyEditAtom } from './sessionVerbs.ts';

/** Removes all selected supports and loads, as one undo step; returns the number of removed ones. */
export const removeChosenAtom = atom(null, (get, set): number => {
  const selections = get(selectionsAtom);
  set(boardItemsAtom, []);
  set(applyEditAtom, (document) => removeObjects(document, selections));
  return selections.length;
});

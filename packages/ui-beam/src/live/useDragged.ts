import { atom } from 'jotai/vanilla';
import { draftAtom } from '../state/draft.ts';
import { selectionAtom } from '../state/selection.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import { useRested } from '@eecs/ui-kit/editor';

/** An object of the document, and what a gesture under way makes of it. Only what is selected is dragged. */
const draggedAtom = atom((get): { readonly was: object; readonly is: object } | null => {
  const draft = get(draftAtom);
  const selection = get(selectionAtom);
  if (draft === null || selection === null) return null;
  const list = `${selection.kind}s` as const;
  const was = get(documentAtom)[list][selection.index];
  const is = draft[list][selection.index];
  return was === undefined || is === undefined || was === is ? null : { was, is };
});

/** Gives an object as it is shown: while it is dragged, as it would be left. One of many asks only while it is the current one. */
export function useDragged<Item extends object>(item: Item, isCurrent = true): Item {
  const dragged = useRested(draggedAtom, isCurrent);
  // What a drag makes of an object is of the same kind.
  return dragged?.was === item ? (dragged.is as Item) : item;
}

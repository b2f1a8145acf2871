import { type Atom, atom } from 'jotai/vanilla';
import { useEffect, useState } from 'react';
import { useKitStore } from '@eecs/ui-kit';
import { draftAtom } from '../state/draft.ts';
import { selectionAtom } from '../state/selection.ts';
import { documentAtom } from '../state/sessionAtoms.ts';

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

/** What moves is told on the board; a field tells where it rests, ms. */
const RESTS_MS = 80;

/**
 * Gives what an atom says of a drag each time the hand rests, and null once there is none. No frame of a drag renders
 * anything: that is what keeps the hand followed.
 */
export function useRested<Value>(source: Atom<Value | null>, isAsked = true): Value | null {
  const store = useKitStore();
  const [value, setValue] = useState<Value | null>(null);

  // Follows the drag at a distance, and its end at once.
  useEffect(() => {
    if (!isAsked) return undefined;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const stop = store.sub(source, () => {
      clearTimeout(waiting);
      const now = store.get(source);
      if (now === null) setValue(null);
      else waiting = setTimeout(() => setValue(() => now), RESTS_MS);
    });
    return () => {
      clearTimeout(waiting);
      stop();
    };
  }, [store, source, isAsked]);
  return value;
}

/** Gives an object as it is shown: while it is dragged, as it would be left. One of many asks only while it is the current one. */
export function useDragged<Item extends object>(item: Item, isCurrent = true): Item {
  const dragged = useRested(draggedAtom, isCurrent);
  // What a drag makes of an object is of the same kind.
  return dragged?.was === item ? (dragged.is as Item) : item;
}

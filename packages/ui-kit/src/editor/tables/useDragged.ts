import { type Atom, atom } from 'jotai/vanilla';
import { useRested } from '../live/useRested.ts';

/** An object of the document, and what a gesture under way makes of it. */
export interface Dragged {
  readonly was: object;
  readonly is: object;
}

const NOTHING = atom(null);

/**
 * Returns an object as it is shown: while it is dragged, as it would be left. One of
 * many asks only while it is the current one.
 */
export function useDragged<Item extends object>(
  item: Item,
  {
    draggedAtom = NOTHING,
    isAsked = true,
  }: { draggedAtom?: Atom<Dragged | null> | undefined; isAsked?: boolean },
): Item {
  const dragged = useRested<Dragged>(draggedAtom, isAsked);
  // A drag does not change the kind of an object.
  return dragged?.was === item ? (dragged.is as Item) : item;
}

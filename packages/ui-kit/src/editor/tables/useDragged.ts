import { type Atom, atom } from 'jotai/vanilla';
import { useRested } from '../live/useRested.ts';

/** An object of the document, and its draft in the gesture under way. */
export interface Dragged {
  readonly was: object;
  readonly is: object;
}

const NOTHING = atom(null);

/**
 * Returns an object as displayed: during a drag, its draft. With `isAsked` false it ignores drags, so that of many
 * objects only the current one follows them.
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

import { useDragged as useDraggedOf } from '@eecs/ui-kit/editor';
import { draggedAtom } from '../state/dragged.ts';

/** Returns a support or a load as it is shown: while it is dragged, as it would be left. */
export function useDragged<Item extends object>(item: Item): Item {
  return useDraggedOf(item, { draggedAtom });
}

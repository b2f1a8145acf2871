import { useDragged as useDraggedOf } from '@eecs/ui-kit/editor';
import { draggedAtom } from '../state/dragged.ts';

/** Returns a support or a load as displayed: during a drag, its draft. */
export function useDragged<Item extends object>(item: Item): Item {
  return useDraggedOf(item, { draggedAtom });
}

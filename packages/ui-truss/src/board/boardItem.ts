import { type TrussItem, isSameItem } from '../editing/items.ts';
import type { AxisName } from '../editing/place.ts';

/** An object of the board that can be pointed at: an item of the document, or a dimension. */
export type BoardItem =
  TrussItem | { readonly kind: 'dimension'; readonly axis: AxisName; readonly gap: number };

export function isSameBoardItem(a: BoardItem, b: BoardItem): boolean {
  if (a.kind === 'dimension' || b.kind === 'dimension')
    return a.kind === b.kind && JSON.stringify(a) === JSON.stringify(b);
  return isSameItem(a, b);
}

export function isTrussItem(item: BoardItem | null): item is TrussItem {
  return item !== null && item.kind !== 'dimension';
}

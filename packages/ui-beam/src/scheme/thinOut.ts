import { type BoardItem, isSameItem } from '../state/selection.ts';

/** Objects of one kind closer than this look like one. */
const CLOSEST_PX = 4;

/** Leaves out what stands within a few pixels of another of its kind, and counts it; never what is selected. */
export function thinOut<Item extends { readonly item: BoardItem }>(
  items: readonly Item[],
  selected: BoardItem | null,
  describe: (item: Item) => { readonly kind: string; readonly x: number },
): { readonly kept: readonly Item[]; readonly left: number } {
  const toCell = (item: Item): string => {
    const { kind, x } = describe(item);
    return `${kind} ${Math.round(x / CLOSEST_PX)}`;
  };
  const first = items.find(({ item }) => isSameItem(item, selected));
  const taken = new Set(first === undefined ? [] : [toCell(first)]);
  const kept = items.filter((item) => {
    if (item === first) return true;
    const cell = toCell(item);
    if (taken.has(cell)) return false;
    taken.add(cell);
    return true;
  });
  return { kept, left: items.length - kept.length };
}

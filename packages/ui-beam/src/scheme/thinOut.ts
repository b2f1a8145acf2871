import { type BoardItem, isSameItem } from '../naming/boardItem.ts';

/** Objects of one kind closer than this look like one. */
const CLOSEST_PX = 4;

/** Drops objects within a few pixels of another of their kind, except selected ones, and counts the dropped ones. */
export function thinOut<Item extends { readonly item: BoardItem }>(
  items: readonly Item[],
  selected: readonly BoardItem[],
  describe: (item: Item) => { readonly kind: string; readonly x: number },
): { readonly kept: readonly Item[]; readonly left: number } {
  const toCell = (item: Item): string => {
    const { kind, x } = describe(item);
    return `${kind} ${Math.round(x / CLOSEST_PX)}`;
  };
  const chosen = new Set(items.filter(({ item }) => selected.some((other) => isSameItem(item, other))));
  const taken = new Set([...chosen].map(toCell));
  const kept = items.filter((item) => {
    if (chosen.has(item)) return true;
    const cell = toCell(item);
    if (taken.has(cell)) return false;
    taken.add(cell);
    return true;
  });
  return { kept, left: items.length - kept.length };
}

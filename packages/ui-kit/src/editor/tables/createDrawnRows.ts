import { type Atom, type WritableAtom, atom } from 'jotai/vanilla';
import type { DrawnRows } from './createTable.ts';

/** The selection of a board and the object under the pointer. */
export interface ItemAtoms<Item> {
  readonly selectionAtom: WritableAtom<readonly Item[], [items: readonly Item[]], void>;
  readonly hoveredAtom: WritableAtom<Item | null, [item: Item | null], void>;
}

/** The rows of a table as objects on a board. */
export interface RowItems<Item> {
  /** Returns the index of the row of an object; undefined if the document has no such row. */
  readonly indexOf: (item: Item) => number | undefined;
  /** Returns the object of a row; undefined if the document has no such row. */
  readonly itemAt: (index: number) => Item | undefined;
}

/** The objects of a table. */
export interface DrawnRowsPlan<Item> {
  /** Returns whether an object has a row in this table. */
  readonly isRow: (item: Item) => boolean;
  readonly rowsAtom: Atom<RowItems<Item>>;
}

/** The fields themselves show a value during a drag. */
const NOTHING_DRAGGED = atom(null);
const NO_ROWS: readonly number[] = [];

/** Connects the rows of a table with their objects on a board. */
export function createDrawnRows<Item extends object>(
  { selectionAtom, hoveredAtom }: ItemAtoms<Item>,
  { isRow, rowsAtom }: DrawnRowsPlan<Item>,
): DrawnRows {
  return {
    chosenRowsAtom: atom(
      (get) => {
        const items = get(selectionAtom).filter(isRow);
        if (items.length === 0) return NO_ROWS;
        const { indexOf } = get(rowsAtom);
        return items.flatMap((item) => indexOf(item) ?? []);
      },
      (get, set, indices: readonly number[], keepsOthers = false) => {
        const { itemAt } = get(rowsAtom);
        set(selectionAtom, [
          ...(keepsOthers ? get(selectionAtom).filter((item) => !isRow(item)) : []),
          ...indices.flatMap((index) => itemAt(index) ?? []),
        ]);
      },
    ),
    hoveredAtom: atom(
      (get) => {
        const item = get(hoveredAtom);
        return item !== null && isRow(item) ? (get(rowsAtom).indexOf(item) ?? null) : null;
      },
      (get, set, index: number | null) =>
        set(hoveredAtom, index === null ? null : (get(rowsAtom).itemAt(index) ?? null)),
    ),
    draggedAtom: NOTHING_DRAGGED,
  };
}

/** Connects the rows of a list with their objects, which have one kind and are in the order of their indices. */
export function drawListRows<Item extends { readonly kind: string; readonly index: number }>(
  atoms: ItemAtoms<Item>,
  toItem: (index: number) => Item,
): DrawnRows {
  const { kind } = toItem(0);
  return createDrawnRows(atoms, {
    isRow: (item) => item.kind === kind,
    rowsAtom: atom({ indexOf: ({ index }: Item) => index, itemAt: toItem }),
  });
}

/**
 * Connects the rows of a list with their objects, which are found by their keys; `itemsAtom` holds the objects of all
 * rows.
 */
export function drawKeyedRows<Item extends object>(
  atoms: ItemAtoms<Item>,
  isRow: (item: Item) => boolean,
  toKey: (item: Item) => string,
  itemsAtom: Atom<readonly Item[]>,
): DrawnRows {
  return createDrawnRows(atoms, {
    isRow,
    rowsAtom: atom((get) => {
      const items = get(itemsAtom);
      const indices = new Map(items.map((item, index) => [toKey(item), index]));
      return { indexOf: (item) => indices.get(toKey(item)), itemAt: (index) => items[index] };
    }),
  });
}

import { atom } from 'jotai/vanilla';
import { type TrussItem, hasItem, isSameItem, toItemKey } from '../editing/items.ts';
import { currentRowAtoms, findRow } from './currentRows.ts';
import { documentAtom, openingAtom, shownDocumentAtom } from './sessionAtoms.ts';
import { openTabAtom } from './trussTabs.ts';

const heldAtom = atom<{ readonly opening: number; readonly items: readonly TrussItem[] }>({
  opening: 0,
  items: [],
});

/**
 * The selection, in the order it was made; removed objects are not chosen. The table of an object that is
 * chosen alone opens and keeps it as the current row, also after it is chosen no more.
 */
export const selectionAtom = atom(
  (get): readonly TrussItem[] => {
    const { opening, items } = get(heldAtom);
    if (opening !== get(openingAtom)) return NOTHING;
    const document = get(shownDocumentAtom);
    return items.every((item) => hasItem(document, item))
      ? items
      : items.filter((item) => hasItem(document, item));
  },
  (get, set, items: readonly TrussItem[]) => {
    const before = get(selectionAtom);
    const isSame =
      before.length === items.length && before.every((item, at) => isSameItem(item, items[at] ?? null));
    if (!isSame) set(heldAtom, { opening: get(openingAtom), items });
    const [only, another] = items;
    if (only === undefined || another !== undefined) return;
    const { tab, index } = findRow(get(documentAtom), only);
    if (index >= 0) set(currentRowAtoms[tab], index);
    set(openTabAtom, tab);
  },
);

const NOTHING: readonly TrussItem[] = [];

/** The one thing chosen, or null if none is or several are. */
export const chosenItemAtom = atom((get) => {
  const items = get(selectionAtom);
  return items.length === 1 ? (items[0] ?? null) : null;
});

const heldPinsAtom = atom<readonly TrussItem[]>([]);

/** The selection that stays while keys go on to other objects; empty if something else was chosen meanwhile. */
export const pinnedAtom = atom(
  (get): readonly TrussItem[] => {
    const chosen = get(selectionAtom);
    const pins = get(heldPinsAtom);
    return pins.every((pin) => chosen.some((item) => isSameItem(item, pin))) ? pins : NOTHING;
  },
  (_, set, items: readonly TrussItem[]) => set(heldPinsAtom, items),
);

/** Keys of what is chosen. */
export const chosenKeysAtom = atom((get): ReadonlySet<string> => new Set(get(selectionAtom).map(toItemKey)));

/** The object under the pointer, or that of the hovered row of a table. */
export const hoveredAtom = atom<TrussItem | null>(null);

/** Chooses everything there is. */
export const selectAllAtom = atom(null, (get, set) => {
  const { joints, links } = get(documentAtom);
  set(selectionAtom, [
    ...joints.map((_, index) => ({ kind: 'joint', index }) as const),
    ...links.map((_, index) => ({ kind: 'link', index }) as const),
  ]);
});

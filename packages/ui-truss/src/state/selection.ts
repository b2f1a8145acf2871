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
 * What is chosen, in the order it was chosen; what is not there any more is not chosen. The table of a thing that is
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

/** The one thing chosen, or null where none is or several are. */
export const chosenItemAtom = atom((get) => {
  const items = get(selectionAtom);
  return items.length === 1 ? (items[0] ?? null) : null;
});

const heldPinsAtom = atom<readonly TrussItem[]>([]);

/** What stays chosen while keys go on to other things; nothing where something else was chosen meanwhile. */
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

/** What the pointer, or a row of a table, is over. */
export const hoveredAtom = atom<TrussItem | null>(null);

/** Chooses everything there is. */
export const selectAllAtom = atom(null, (get, set) => {
  const { joints, links } = get(documentAtom);
  set(selectionAtom, [
    ...joints.map((_, index) => ({ kind: 'joint', index }) as const),
    ...links.map((_, index) => ({ kind: 'link', index }) as const),
  ]);
});

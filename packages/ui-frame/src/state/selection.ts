import { type PrimitiveAtom, atom } from 'jotai/vanilla';
import { type FrameItem, hasItem, isLoadItem, isSameItem, toItemKey } from '../editing/items.ts';
import { openTabAtom } from './frameTabs.ts';
import { listLoads } from './listLoads.ts';
import { documentAtom, openingAtom, shownDocumentAtom } from './sessionAtoms.ts';

/** The tables whose rows are drawn on the board. */
export type DrawnTab = 'joints' | 'members' | 'loads';

/** Index of the row of each table whose details are shown when nothing of it is chosen: the one chosen last. */
export const currentRowAtoms: Readonly<Record<DrawnTab, PrimitiveAtom<number>>> = {
  joints: atom(0),
  members: atom(0),
  loads: atom(0),
};

const heldAtom = atom<{ readonly opening: number; readonly items: readonly FrameItem[] }>({
  opening: 0,
  items: [],
});

const NOTHING: readonly FrameItem[] = [];

/**
 * The selection, in the order it was made; removed objects are not chosen. The table of an object that is chosen alone
 * opens and keeps it as the current row.
 */
export const selectionAtom = atom(
  (get): readonly FrameItem[] => {
    const { opening, items } = get(heldAtom);
    if (opening !== get(openingAtom)) return NOTHING;
    const document = get(shownDocumentAtom);
    return items.every((item) => hasItem(document, item))
      ? items
      : items.filter((item) => hasItem(document, item));
  },
  (get, set, items: readonly FrameItem[]) => {
    const before = get(selectionAtom);
    const isSame =
      before.length === items.length && before.every((item, at) => isSameItem(item, items[at] ?? null));
    if (!isSame) set(heldAtom, { opening: get(openingAtom), items });
    const [only, another] = items;
    if (only === undefined || another !== undefined) return;
    if (isLoadItem(only)) {
      const index = listLoads(get(documentAtom)).findIndex((row) => isSameItem(row.item, only));
      if (index >= 0) set(currentRowAtoms.loads, index);
      set(openTabAtom, 'loads');
    } else {
      const tab = only.kind === 'joint' ? 'joints' : 'members';
      set(currentRowAtoms[tab], only.index);
      set(openTabAtom, tab);
    }
  },
);

/** The one object chosen, or null if none is or several are. */
export const chosenItemAtom = atom((get) => {
  const items = get(selectionAtom);
  return items.length === 1 ? (items[0] ?? null) : null;
});

/** Keys of what is chosen. */
export const chosenKeysAtom = atom((get): readonly string[] => get(selectionAtom).map(toItemKey));

/** The object under the pointer, or that of the hovered row of a table. */
export const hoveredAtom = atom<FrameItem | null>(null);

/** Chooses all joints and members. */
export const selectAllAtom = atom(null, (get, set) => {
  const { joints, members } = get(documentAtom);
  set(selectionAtom, [
    ...joints.map((_, index) => ({ kind: 'joint', index }) as const),
    ...members.map((_, index) => ({ kind: 'member', index }) as const),
  ]);
});

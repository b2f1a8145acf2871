import { createSelection } from '@eecs/ui-kit/editor';
import { atom } from 'jotai/vanilla';
import { type TrussItem, hasItem, isSameItem, toItemKey } from '../editing/items.ts';
import { currentRowAtoms, findRow } from './currentRows.ts';
import { documentAtom, session } from './sessionAtoms.ts';
import type { TrussTypes } from './trussKind.ts';
import { openTabAtom } from './trussTabs.ts';

/**
 * The selection of the board. The table of a single selected object opens and keeps it as the current row, even after
 * it is deselected.
 */
export const { selectionAtom, chosenItemAtom, hoveredAtom } = createSelection<TrussTypes>({
  session,
  hasItem,
  toItemKey,
  open: (set, item, document) => {
    const { tab, index } = findRow(document, item);
    if (index >= 0) set(currentRowAtoms[tab], index);
    set(openTabAtom, tab);
  },
});

const NOTHING: readonly TrussItem[] = [];

const heldPinsAtom = atom<readonly TrussItem[]>([]);

/** The selection that stays while keys move on to other objects; empty if something else was selected meanwhile. */
export const pinnedAtom = atom(
  (get): readonly TrussItem[] => {
    const chosen = get(selectionAtom);
    const pins = get(heldPinsAtom);
    return pins.every((pin) => chosen.some((item) => isSameItem(item, pin))) ? pins : NOTHING;
  },
  (_, set, items: readonly TrussItem[]) => set(heldPinsAtom, items),
);

/** Keys of the selected objects. */
export const chosenKeysAtom = atom((get): ReadonlySet<string> => new Set(get(selectionAtom).map(toItemKey)));

/** Selects everything. */
export const selectAllAtom = atom(null, (get, set) => {
  const { joints, links } = get(documentAtom);
  set(selectionAtom, [
    ...joints.map((_, index) => ({ kind: 'joint', index }) as const),
    ...links.map((_, index) => ({ kind: 'link', index }) as const),
  ]);
});

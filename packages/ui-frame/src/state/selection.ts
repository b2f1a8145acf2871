import { createSelection } from '@eecs/ui-kit/editor';
import { type PrimitiveAtom, atom } from 'jotai/vanilla';
import { hasItem, isLoadItem, toItemKey } from '../editing/items.ts';
import type { FrameTypes } from './frameKind.ts';
import { openTabAtom } from './frameTabs.ts';
import { findLoad } from './listLoads.ts';
import { documentAtom, session } from './sessionAtoms.ts';

/** The tables whose rows are drawn on the board. */
export type DrawnTab = 'joints' | 'members' | 'loads';

/** Index of the row of each table whose details are shown without a selection in it: the last selected row. */
export const currentRowAtoms: Readonly<Record<DrawnTab, PrimitiveAtom<number>>> = {
  joints: atom(0),
  members: atom(0),
  loads: atom(0),
};

/** The selection of the board. If a single object is selected, its table opens and its row becomes the current one. */
export const { selectionAtom, chosenItemAtom, hoveredAtom } = createSelection<FrameTypes>({
  session,
  hasItem,
  toItemKey,
  open: (set, item, document) => {
    if (isLoadItem(item)) {
      const index = findLoad(document, item);
      if (index >= 0) set(currentRowAtoms.loads, index);
      set(openTabAtom, 'loads');
    } else {
      const tab = item.kind === 'joint' ? 'joints' : 'members';
      set(currentRowAtoms[tab], item.index);
      set(openTabAtom, tab);
    }
  },
});

/** Keys of the selected objects. */
export const chosenKeysAtom = atom((get): readonly string[] => get(selectionAtom).map(toItemKey));

/** Selects all joints and members. */
export const selectAllAtom = atom(null, (get, set) => {
  const { joints, members } = get(documentAtom);
  set(selectionAtom, [
    ...joints.map((_, index) => ({ kind: 'joint', index }) as const),
    ...members.map((_, index) => ({ kind: 'member', index }) as const),
  ]);
});

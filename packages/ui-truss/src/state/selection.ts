import { createStructureSelection } from '@eecs/ui-kit/editor';
import { atom } from 'jotai/vanilla';
import { type TrussItem, hasItem, isLoadItem, isSameItem, toItemKey } from '../editing/items.ts';
import { findLoad } from './listLoads.ts';
import { session } from './sessionAtoms.ts';
import type { TrussTypes } from './trussKind.ts';
import { openTabAtom } from './trussTabs.ts';

/** The selection of the board, with the rows that tables keep and the command that selects all joints and rods. */
export const { selectionAtom, chosenItemAtom, hoveredAtom, selectAllAtom, currentRowAtoms } =
  createStructureSelection<TrussTypes, 'joints' | 'rods' | 'guides'>({
    session,
    items: { hasItem, isLoadItem },
    findLoad,
    tabs: { joint: 'joints', link: 'rods', guide: 'guides' },
    openTabAtom,
    line: { kind: 'link', list: 'links' },
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

import { createStructureSelection } from '@eecs/ui-kit/editor';
import { atom } from 'jotai/vanilla';
import { hasItem, isLoadItem, toItemKey } from '../editing/items.ts';
import type { FrameTypes } from './frameKind.ts';
import { openTabAtom } from './frameTabs.ts';
import { findLoad } from './listLoads.ts';
import { session } from './sessionAtoms.ts';

/** The selection of the board. If a single object is selected, its table opens and its row becomes the current one. */
export const { selectionAtom, chosenItemAtom, hoveredAtom, selectAllAtom, currentRowAtoms } =
  createStructureSelection<FrameTypes, 'joints' | 'members'>({
    session,
    items: { hasItem, isLoadItem },
    findLoad,
    tabs: { joint: 'joints', member: 'members' },
    openTabAtom,
    line: { kind: 'member', list: 'members' },
  });

/** Keys of the selected objects. */
export const chosenKeysAtom = atom((get): readonly string[] => get(selectionAtom).map(toItemKey));

import {
  createEditorPort,
  createHiddenTabs,
  createRowCounts,
  createStructureTables,
} from '@eecs/ui-kit/editor';
import { isLoadItem } from '../editing/items.ts';
import type { FrameTypes } from './frameKind.ts';
import { FRAME_TABS } from './frameTabs.ts';
import { type LoadRow, listLoads } from './listLoads.ts';
import { currentRowAtoms, hoveredAtom, selectionAtom } from './selection.ts';
import { session } from './sessionAtoms.ts';

/** The parts of a frame editor that fields and tables need. */
export const editorPort = createEditorPort(session, FRAME_TABS);

const { createList, loads, constants } = createStructureTables<FrameTypes, LoadRow>({
  ...{ session, selectionAtom, hoveredAtom, currentRowAtoms },
  ...{ listLoads, isLoadItem },
});

/** The lists of the document as tables. */
export const tables = {
  joints: createList('joints', 'joints', 'joint'),
  members: createList('members', 'members', 'member'),
  loads,
  ...constants,
} as const;

/** The tabs that are not needed yet. */
export const hiddenTabsAtom = createHiddenTabs(session);

/** Counts the rows of each table. */
export const rowCountsAtom = createRowCounts(tables);

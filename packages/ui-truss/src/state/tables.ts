import {
  createEditorPort,
  createHiddenTabs,
  createRowCounts,
  createStructureTables,
} from '@eecs/ui-kit/editor';
import { isLoadItem } from '../editing/items.ts';
import { type LoadRow, listLoads } from './listLoads.ts';
import { currentRowAtoms, hoveredAtom, selectionAtom } from './selection.ts';
import { session } from './sessionAtoms.ts';
import type { TrussTypes } from './trussKind.ts';
import { TRUSS_TABS } from './trussTabs.ts';

/** Everything that fields and tables need from a truss editor. */
export const editorPort = createEditorPort(session, TRUSS_TABS);

const { createList, loads, constants } = createStructureTables<TrussTypes, LoadRow>({
  ...{ session, selectionAtom, hoveredAtom, currentRowAtoms },
  ...{ listLoads, isLoadItem },
});

/** The lists of the document as tables. */
export const tables = {
  joints: createList('joints', 'joints', 'joint'),
  rods: createList('rods', 'links', 'link'),
  loads,
  guides: createList('guides', 'guides', 'guide'),
  ...constants,
} as const;

/** The number of rows of each table. */
export const rowCountsAtom = createRowCounts(tables);

/** The tabs that are not needed yet. */
export const hiddenTabsAtom = createHiddenTabs(session);

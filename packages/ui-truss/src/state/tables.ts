import { atom } from 'jotai/vanilla';
import {
  createEditorPort,
  createHiddenTabs,
  createRowCounts,
  createTable,
  drawKeyedRows,
  drawListRows,
} from '@eecs/ui-kit/editor';
import { type TrussItem, isLoadItem, toItemKey } from '../editing/items.ts';
import { currentRowAtoms } from './currentRows.ts';
import { listLoads } from './listLoads.ts';
import { hoveredAtom, selectionAtom } from './selection.ts';
import { session } from './sessionAtoms.ts';
import { TRUSS_TABS } from './trussTabs.ts';

/** Everything that fields and tables need from a truss editor. */
export const editorPort = createEditorPort(session, TRUSS_TABS);

const drawn = { selectionAtom, hoveredAtom };

const loadItemsAtom = atom((get) => listLoads(get(session.documentAtom)).map(({ item }) => item));

/** The lists of the document as tables. */
export const tables = {
  joints: createTable(session, {
    name: 'joints',
    list: 'joints',
    lastAtom: currentRowAtoms.joints,
    drawn: drawListRows<TrussItem>(drawn, (index) => ({ kind: 'joint', index })),
  }),
  rods: createTable(session, {
    name: 'rods',
    list: 'links',
    lastAtom: currentRowAtoms.rods,
    drawn: drawListRows<TrussItem>(drawn, (index) => ({ kind: 'link', index })),
  }),
  loads: createTable(session, {
    name: 'loads',
    list: 'loads',
    lastAtom: currentRowAtoms.loads,
    rowsOf: listLoads,
    drawn: drawKeyedRows<TrussItem>(drawn, isLoadItem, toItemKey, loadItemsAtom),
  }),
  guides: createTable(session, {
    name: 'guides',
    list: 'guides',
    lastAtom: currentRowAtoms.guides,
    drawn: drawListRows<TrussItem>(drawn, (index) => ({ kind: 'guide', index })),
  }),
  materials: createTable(session, { name: 'materials', list: 'materials' }),
  crossSections: createTable(session, { name: 'crossSections', list: 'sections' }),
  sets: createTable(session, { name: 'sets', list: 'caseSets' }),
} as const;

/** The number of rows of each table. */
export const rowCountsAtom = createRowCounts(tables);

/** The tabs that are not needed yet. */
export const hiddenTabsAtom = createHiddenTabs(session);

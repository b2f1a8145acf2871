import { atom } from 'jotai/vanilla';
import {
  createEditorPort,
  createRowCounts,
  createTable,
  drawKeyedRows,
  drawListRows,
} from '@eecs/ui-kit/editor';
import { type FrameItem, isLoadItem, toItemKey } from '../editing/items.ts';
import { FRAME_TABS } from './frameTabs.ts';
import { listLoads } from './listLoads.ts';
import { currentRowAtoms, hoveredAtom, selectionAtom } from './selection.ts';
import { session } from './sessionAtoms.ts';

/** The parts of a frame editor that fields and tables need. */
export const editorPort = createEditorPort(session, FRAME_TABS);

const drawn = { selectionAtom, hoveredAtom };

const loadItemsAtom = atom((get) => listLoads(get(session.documentAtom)).map(({ item }) => item));

/** The lists of the document as tables. */
export const tables = {
  joints: createTable(session, {
    name: 'joints',
    list: 'joints',
    lastAtom: currentRowAtoms.joints,
    drawn: drawListRows<FrameItem>(drawn, (index) => ({ kind: 'joint', index })),
  }),
  members: createTable(session, {
    name: 'members',
    list: 'members',
    lastAtom: currentRowAtoms.members,
    drawn: drawListRows<FrameItem>(drawn, (index) => ({ kind: 'member', index })),
  }),
  loads: createTable(session, {
    name: 'loads',
    list: 'loads',
    lastAtom: currentRowAtoms.loads,
    rowsOf: listLoads,
    drawn: drawKeyedRows<FrameItem>(drawn, isLoadItem, toItemKey, loadItemsAtom),
  }),
  materials: createTable(session, { name: 'materials', list: 'materials' }),
  crossSections: createTable(session, { name: 'crossSections', list: 'sections' }),
  sets: createTable(session, { name: 'sets', list: 'caseSets' }),
} as const;

/** Counts the rows of each table. */
export const rowCountsAtom = createRowCounts(tables);

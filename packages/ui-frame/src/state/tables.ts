import { atom } from 'jotai/vanilla';
import { createDrawnRows, createEditorPort, createTable, drawListRows } from '@eecs/ui-kit/editor';
import { type FrameItem, isLoadItem, toItemKey } from '../editing/items.ts';
import { FRAME_TABS } from './frameTabs.ts';
import { listLoads } from './listLoads.ts';
import { currentRowAtoms, hoveredAtom, selectionAtom } from './selection.ts';
import { documentAtom, session } from './sessionAtoms.ts';

/** The parts of a frame editor that fields and tables need. */
export const editorPort = createEditorPort(session, FRAME_TABS);

const drawn = { selectionAtom, hoveredAtom };

const loadRowsAtom = atom((get) => {
  const rows = listLoads(get(documentAtom));
  const indices = new Map(rows.map(({ item }, index) => [toItemKey(item), index]));
  return {
    indexOf: (item: FrameItem) => indices.get(toItemKey(item)),
    itemAt: (index: number): FrameItem | undefined => rows[index]?.item,
  };
});

/** The lists of the document as tables. */
export const tables = {
  joints: createTable(session, {
    name: 'joints',
    list: 'joints',
    lastAtom: currentRowAtoms.joints,
    rowsOf: ({ joints }) => joints,
    drawn: drawListRows<FrameItem>(drawn, (index) => ({ kind: 'joint', index })),
  }),
  members: createTable(session, {
    name: 'members',
    list: 'members',
    lastAtom: currentRowAtoms.members,
    rowsOf: ({ members }) => members,
    drawn: drawListRows<FrameItem>(drawn, (index) => ({ kind: 'member', index })),
  }),
  loads: createTable(session, {
    name: 'loads',
    list: 'loads',
    lastAtom: currentRowAtoms.loads,
    rowsOf: listLoads,
    drawn: createDrawnRows(drawn, { isRow: isLoadItem, rowsAtom: loadRowsAtom }),
  }),
  materials: createTable(session, {
    name: 'materials',
    list: 'materials',
    rowsOf: ({ materials }) => materials,
  }),
  crossSections: createTable(session, {
    name: 'crossSections',
    list: 'sections',
    rowsOf: ({ sections }) => sections,
  }),
  sets: createTable(session, { name: 'sets', list: 'caseSets', rowsOf: ({ caseSets }) => caseSets }),
} as const;

/** Counts the rows of each table. */
export const rowCountsAtom = atom((get) => {
  const document = get(documentAtom);
  return {
    joints: document.joints.length,
    members: document.members.length,
    loads: listLoads(document).length,
    materials: document.materials.length,
    crossSections: document.sections.length,
    sets: document.caseSets.length,
  };
});

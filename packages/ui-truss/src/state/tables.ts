import { atom } from 'jotai/vanilla';
import { createDrawnRows, createEditorPort, createTable, drawListRows } from '@eecs/ui-kit/editor';
import { type TrussItem, isLoadItem, toItemKey } from '../editing/items.ts';
import { currentRowAtoms } from './currentRows.ts';
import { listLoads } from './listLoads.ts';
import { hoveredAtom, selectionAtom } from './selection.ts';
import { session } from './sessionAtoms.ts';
import { TRUSS_TABS } from './trussTabs.ts';

/** The parts of a truss editor that fields and tables need. */
export const editorPort = createEditorPort(session, TRUSS_TABS);

const drawn = { selectionAtom, hoveredAtom };

const loadRowsAtom = atom((get) => {
  const rows = listLoads(get(session.documentAtom));
  const indices = new Map(rows.map(({ item }, index) => [toItemKey(item), index]));
  return {
    indexOf: (item: TrussItem) => indices.get(toItemKey(item)),
    itemAt: (index: number): TrussItem | undefined => rows[index]?.item,
  };
});

/** The lists of the document as tables. */
export const tables = {
  joints: createTable(session, {
    name: 'joints',
    list: 'joints',
    lastAtom: currentRowAtoms.joints,
    rowsOf: ({ joints }) => joints,
    drawn: drawListRows<TrussItem>(drawn, (index) => ({ kind: 'joint', index })),
  }),
  rods: createTable(session, {
    name: 'rods',
    list: 'links',
    lastAtom: currentRowAtoms.rods,
    rowsOf: ({ links }) => links,
    drawn: drawListRows<TrussItem>(drawn, (index) => ({ kind: 'link', index })),
  }),
  loads: createTable(session, {
    name: 'loads',
    list: 'loads',
    lastAtom: currentRowAtoms.loads,
    rowsOf: listLoads,
    drawn: createDrawnRows(drawn, { isRow: isLoadItem, rowsAtom: loadRowsAtom }),
  }),
  guides: createTable(session, {
    name: 'guides',
    list: 'guides',
    lastAtom: currentRowAtoms.guides,
    rowsOf: ({ guides }) => guides,
    drawn: drawListRows<TrussItem>(drawn, (index) => ({ kind: 'guide', index })),
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
  sets: createTable(session, {
    name: 'sets',
    list: 'caseSets',
    rowsOf: ({ caseSets }) => caseSets,
  }),
} as const;

/** How many rows each table has. */
export const rowCountsAtom = atom((get) => {
  const document = get(session.documentAtom);
  return {
    joints: document.joints.length,
    rods: document.links.length,
    loads: listLoads(document).length,
    guides: document.guides.length,
    materials: document.materials.length,
    crossSections: document.sections.length,
    sets: document.caseSets.length,
  };
});

const UNCOMBINED = ['combinations'] as const;
const NONE = [] as const;

/** The tabs that nobody needs yet: one case set and no rule combine nothing. */
export const hiddenTabsAtom = atom((get): typeof UNCOMBINED | typeof NONE => {
  const { caseSets, combinations } = get(session.documentAtom);
  return caseSets.length > 1 || combinations ? NONE : UNCOMBINED;
});

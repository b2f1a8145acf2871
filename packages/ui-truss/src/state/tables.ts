import { atom } from 'jotai/vanilla';
import { type DrawnRows, createEditorPort, createTable } from '@eecs/ui-kit/editor';
import { type TrussItem, isLoadItem, toItemKey } from '../editing/items.ts';
import { currentRowAtoms } from './currentRows.ts';
import { type LoadRow, listLoads } from './listLoads.ts';
import { hoveredAtom, selectionAtom } from './selection.ts';
import { session } from './sessionAtoms.ts';
import { TRUSS_TABS } from './trussTabs.ts';

/** The parts of a truss editor that fields and tables need. */
export const editorPort = createEditorPort(session, TRUSS_TABS);

/** Fields show what is dragged by themselves. */
const NOTHING_DRAGGED = atom(null);

const NO_ROWS: readonly number[] = [];

/** The lists of the document as tables. */
export const tables = {
  joints: createTable(session, {
    name: 'joints',
    list: 'joints',
    lastAtom: currentRowAtoms.joints,
    rowsOf: ({ joints }) => joints,
    drawn: drawRows(
      (item) => (item.kind === 'joint' ? item.index : null),
      (index) => ({ kind: 'joint', index }),
    ),
  }),
  rods: createTable(session, {
    name: 'rods',
    list: 'links',
    lastAtom: currentRowAtoms.rods,
    rowsOf: ({ links }) => links,
    drawn: drawRows(
      (item) => (item.kind === 'link' ? item.index : null),
      (index) => ({ kind: 'link', index }),
    ),
  }),
  loads: createTable(session, {
    name: 'loads',
    list: 'loads',
    lastAtom: currentRowAtoms.loads,
    rowsOf: listLoads,
    drawn: drawLoads(),
  }),
  guides: createTable(session, {
    name: 'guides',
    list: 'guides',
    lastAtom: currentRowAtoms.guides,
    rowsOf: ({ guides }) => guides,
    drawn: drawRows(
      (item) => (item.kind === 'guide' ? item.index : null),
      (index) => ({ kind: 'guide', index }),
    ),
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

function drawRows(
  indexOf: (item: TrussItem) => number | null,
  toItem: (index: number) => TrussItem,
): DrawnRows {
  return {
    chosenRowsAtom: atom(
      (get) => get(selectionAtom).flatMap((item) => indexOf(item) ?? []),
      (get, set, indices: readonly number[], keepsOthers = false) =>
        set(selectionAtom, [
          ...(keepsOthers ? get(selectionAtom).filter((item) => indexOf(item) === null) : []),
          ...indices.map(toItem),
        ]),
    ),
    hoveredAtom: atom(
      (get) => {
        const item = get(hoveredAtom);
        return item === null ? null : indexOf(item);
      },
      (_, set, index: number | null) => set(hoveredAtom, index === null ? null : toItem(index)),
    ),
    draggedAtom: NOTHING_DRAGGED,
  };
}

function drawLoads(): DrawnRows {
  const isSame = (row: LoadRow, item: TrussItem | null): boolean =>
    item !== null && JSON.stringify(row.item) === JSON.stringify(item);
  return {
    chosenRowsAtom: atom(
      (get) => {
        const items = get(selectionAtom).filter(isLoadItem);
        if (items.length === 0) return NO_ROWS;
        const rows = new Map(
          listLoads(get(session.documentAtom)).map(({ item }, index) => [toItemKey(item), index]),
        );
        return items.flatMap((item) => rows.get(toItemKey(item)) ?? []);
      },
      (get, set, indices: readonly number[], keepsOthers = false) => {
        const rows = listLoads(get(session.documentAtom));
        set(selectionAtom, [
          ...(keepsOthers ? get(selectionAtom).filter((item) => !isLoadItem(item)) : []),
          ...indices.flatMap((index) => rows[index]?.item ?? []),
        ]);
      },
    ),
    hoveredAtom: atom(
      (get) => {
        const item = get(hoveredAtom);
        const at = listLoads(get(session.documentAtom)).findIndex((row) => isSame(row, item));
        return at < 0 ? null : at;
      },
      (get, set, index: number | null) => {
        const row = index === null ? undefined : listLoads(get(session.documentAtom))[index];
        set(hoveredAtom, row?.item ?? null);
      },
    ),
    draggedAtom: NOTHING_DRAGGED,
  };
}

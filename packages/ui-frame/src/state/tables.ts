import { atom } from 'jotai/vanilla';
import { type DrawnRows, createEditorPort, createTable } from '@eecs/ui-kit/editor';
import { type FrameItem, isLoadItem, isSameItem } from '../editing/items.ts';
import { FRAME_TABS } from './frameTabs.ts';
import { listLoads } from './listLoads.ts';
import { currentRowAtoms, hoveredAtom, selectionAtom } from './selection.ts';
import { documentAtom, session } from './sessionAtoms.ts';

/** The parts of a frame editor that fields and tables need. */
export const editorPort = createEditorPort(session, FRAME_TABS);

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
    drawn: drawRows('joint'),
  }),
  members: createTable(session, {
    name: 'members',
    list: 'members',
    lastAtom: currentRowAtoms.members,
    rowsOf: ({ members }) => members,
    drawn: drawRows('member'),
  }),
  loads: createTable(session, {
    name: 'loads',
    list: 'loads',
    lastAtom: currentRowAtoms.loads,
    rowsOf: listLoads,
    drawn: drawLoads(),
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

function drawRows(kind: 'joint' | 'member'): DrawnRows {
  const indexOf = (item: FrameItem | null): number | null => (item?.kind === kind ? item.index : null);
  return {
    chosenRowsAtom: atom(
      (get) => get(selectionAtom).flatMap((item) => indexOf(item) ?? []),
      (get, set, indices: readonly number[], keepsOthers = false) =>
        set(selectionAtom, [
          ...(keepsOthers ? get(selectionAtom).filter((item) => indexOf(item) === null) : []),
          ...indices.map((index) => ({ kind, index })),
        ]),
    ),
    hoveredAtom: atom(
      (get) => indexOf(get(hoveredAtom)),
      (_, set, index: number | null) => set(hoveredAtom, index === null ? null : { kind, index }),
    ),
    draggedAtom: NOTHING_DRAGGED,
  };
}

function drawLoads(): DrawnRows {
  return {
    chosenRowsAtom: atom(
      (get) => {
        const items = get(selectionAtom).filter(isLoadItem);
        if (items.length === 0) return NO_ROWS;
        const rows = listLoads(get(documentAtom));
        return items.flatMap((item) => {
          const at = rows.findIndex((row) => isSameItem(row.item, item));
          return at < 0 ? [] : [at];
        });
      },
      (get, set, indices: readonly number[], keepsOthers = false) => {
        const rows = listLoads(get(documentAtom));
        set(selectionAtom, [
          ...(keepsOthers ? get(selectionAtom).filter((item) => !isLoadItem(item)) : []),
          ...indices.flatMap((index) => rows[index]?.item ?? []),
        ]);
      },
    ),
    hoveredAtom: atom(
      (get) => {
        const item = get(hoveredAtom);
        const at = listLoads(get(documentAtom)).findIndex((row) => isSameItem(row.item, item));
        return at < 0 ? null : at;
      },
      (get, set, index: number | null) =>
        set(hoveredAtom, index === null ? null : (listLoads(get(documentAtom))[index]?.item ?? null)),
    ),
    draggedAtom: NOTHING_DRAGGED,
  };
}

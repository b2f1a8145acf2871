import { atom } from 'jotai/vanilla';
import {
  type DrawnRows,
  createEditorPort,
  createHiddenTabs,
  createRowCounts,
  createTable,
} from '@eecs/ui-kit/editor';
import { currentRowAtoms } from './currentRows.ts';
import { draggedAtom } from './dragged.ts';
import { INPUT_TABS } from './inputTabs.ts';
import { type Selection, chooseInTableAtom, hoveredAtom, selectionsAtom } from './selection.ts';
import { session } from './sessionAtoms.ts';

/** Everything that fields and tables need from a beam editor. */
export const editorPort = createEditorPort(session, INPUT_TABS);

/** The lists of the document as tables. */
export const tables = {
  supports: createTable(session, {
    name: 'supports',
    list: 'supports',
    lastAtom: currentRowAtoms.supports,
    drawn: drawRows('support'),
  }),
  loads: createTable(session, {
    name: 'loads',
    list: 'loads',
    lastAtom: currentRowAtoms.loads,
    drawn: drawRows('load'),
  }),
  sections: createTable(session, {
    name: 'sections',
    list: 'beamSections',
    lastAtom: currentRowAtoms.sections,
    takesSeveral: true,
  }),
  materials: createTable(session, {
    name: 'materials',
    list: 'materials',
    lastAtom: currentRowAtoms.materials,
  }),
  crossSections: createTable(session, {
    name: 'crossSections',
    list: 'sections',
    lastAtom: currentRowAtoms.crossSections,
  }),
  sets: createTable(session, { name: 'sets', list: 'caseSets', lastAtom: currentRowAtoms.sets }),
} as const;

/** The number of rows of each table. */
export const rowCountsAtom = createRowCounts(tables);

/** The tabs that are not needed yet. */
export const hiddenTabsAtom = createHiddenTabs(session);

/** Connects a table with the supports or the loads of the board. */
function drawRows(kind: Selection['kind']): DrawnRows {
  return {
    chosenRowsAtom: atom(
      (get) => get(selectionsAtom).flatMap((item) => (item.kind === kind ? [item.index] : [])),
      (_, set, indices: readonly number[], keepsOthers?: boolean) =>
        set(chooseInTableAtom, kind, indices, keepsOthers),
    ),
    hoveredAtom: atom(
      (get) => {
        const hovered = get(hoveredAtom);
        return hovered?.kind === kind ? hovered.index : null;
      },
      (_, set, index: number | null) => set(hoveredAtom, index === null ? null : { kind, index }),
    ),
    draggedAtom,
  };
}

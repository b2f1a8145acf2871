import { type WritableAtom, atom } from 'jotai/vanilla';
import type { InputTab } from './inputTabs.ts';
import { chosenSetAtom, lastSetAtom } from './sessionAtoms.ts';

/** The tabs with tables. */
export type TableTab = Exclude<InputTab, 'case' | 'combinations'>;

/** Index of the row of each table whose details are shown; a table with fewer rows shows its last. */
export const currentRowAtoms: Readonly<Record<TableTab, WritableAtom<number, [number], void>>> = {
  supports: atom(0),
  loads: atom(0),
  sections: atom(0),
  materials: atom(0),
  crossSections: atom(0),
  // The current set of the table is the one whose results are shown.
  sets: atom(
    (get) => get(lastSetAtom),
    (_, set, index: number) => set(chosenSetAtom, index),
  ),
};

import { type PrimitiveAtom, atom } from 'jotai/vanilla';
import type { InputTab } from './inputTabs.ts';

/** The tabs that are tables. */
export type TableTab = Exclude<InputTab, 'case'>;

/** Index of the row of each table whose details are shown; a table with fewer rows shows its last. */
export const currentRowAtoms: Readonly<Record<TableTab, PrimitiveAtom<number>>> = {
  supports: atom(0),
  loads: atom(0),
  sections: atom(0),
  materials: atom(0),
  crossSections: atom(0),
  sets: atom(0),
};

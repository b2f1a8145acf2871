import { listUnassignedLoads } from '@eecs/solver-core/rules';
import { atom } from 'jotai/vanilla';
import { documentAtom } from './sessionAtoms.ts';

/** How many case sets there are: rows that depend on no more are not drawn again with every edit. */
export const caseSetCountAtom = atom((get) => get(documentAtom).caseSets.length);

/** Whether the sets of a load matter: there are several, or one acts in none. */
export const tellsSetsAtom = atom((get) => {
  const document = get(documentAtom);
  return document.caseSets.length > 1 || listUnassignedLoads(document).length > 0;
});

/** How many rows each table has. */
export const rowCountsAtom = atom((get) => {
  const { supports, loads, beamSections, materials, sections, caseSets } = get(documentAtom);
  return {
    supports: supports.length,
    loads: loads.length,
    sections: beamSections.length,
    materials: materials.length,
    crossSections: sections.length,
    sets: caseSets.length,
  };
});

const UNCOMBINED = ['combinations'] as const;
const NONE = [] as const;

/** The tabs that nobody needs yet: one case set and no rule combine nothing. */
export const hiddenTabsAtom = atom((get): typeof UNCOMBINED | typeof NONE => {
  const { caseSets, combinations } = get(documentAtom);
  return caseSets.length > 1 || combinations ? NONE : UNCOMBINED;
});

import { atom } from 'jotai/vanilla';
import { judgeCaseSections } from './sectionStatuses.ts';
import { documentAtom, verdictAtom } from './sessionAtoms.ts';

/** How many case sets there are: rows that depend on no more are not drawn again with every edit. */
export const caseSetCountAtom = atom((get) => get(documentAtom).caseSets.length);

/** The statuses of the seven sections of the case. */
export const sectionStatusesAtom = atom((get) => judgeCaseSections(get(documentAtom), get(verdictAtom)));

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

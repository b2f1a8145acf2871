import type { BeamSection, CaseSet } from '@eecs/solver-core';
import { hasSet, removeCaseSet } from '@eecs/solver-core/rules';
import { type CommonPort, createCommonEdit } from '@eecs/ui-kit/editor';
import { atom } from 'jotai/vanilla';
import { addCaseSet } from '../editing/addCaseSet.ts';
import { removeCrossSection, removeMaterial } from '../editing/removeConstants.ts';
import { emptySetsAtom } from './sectionStatusesAtom.ts';
import { documentAtom, session } from './sessionAtoms.ts';
import { applyEditAtom } from './sessionVerbs.ts';
import { tables } from './tables.ts';

/** The parts of a beam editor that the tables of materials, cross-sections and case sets need; it comes with them. */
export const commonPort: CommonPort = {
  ...createCommonEdit(session),
  materials: {
    table: tables.materials,
    usedAtom: listUsed(({ materialIndex }) => materialIndex),
    removeAtom: atom(null, (_, set, index: number) =>
      set(applyEditAtom, (document) => removeMaterial(document, index)),
    ),
  },
  crossSections: {
    table: tables.crossSections,
    usedAtom: listUsed(({ crossSectionIndex }) => crossSectionIndex),
    removeAtom: atom(null, (_, set, index: number) =>
      set(applyEditAtom, (document) => removeCrossSection(document, index)),
    ),
  },
  sets: {
    table: tables.sets,
    countsAtom: atom((get) => {
      const { caseSets, loads } = get(documentAtom);
      return caseSets.map((_, index) => loads.filter(({ sets }) => hasSet(sets, index)).length);
    }),
    emptyAtom: emptySetsAtom,
    addAtom: atom(null, (_, set, added: CaseSet) =>
      set(applyEditAtom, (document) => addCaseSet(document, added)),
    ),
    removeAtom: atom(null, (_, set, index: number) =>
      set(applyEditAtom, (document) => removeCaseSet(document, index)),
    ),
  },
};

/** Lists what the sections of the beam name. */
function listUsed(indexOf: (part: BeamSection) => number) {
  return atom((get): ReadonlySet<number> => new Set(get(documentAtom).beamSections.map(indexOf)));
}

import type { BeamSection, CaseSet, CrossSection, Material } from '@eecs/solver-core';
import { hasSet, removeCaseSet } from '@eecs/solver-core/rules';
import { type CommonPort, createCommonEdit } from '@eecs/ui-kit/editor';
import { atom } from 'jotai/vanilla';
import { addCaseSet } from '../editing/addCaseSet.ts';
import { assignCrossSection, assignMaterial } from '../editing/assignConstants.ts';
import { removeCrossSection, removeMaterial } from '../editing/removeConstants.ts';
import { emptySetsAtom } from './sectionStatusesAtom.ts';
import { documentAtom, session } from './sessionAtoms.ts';
import { applyEditAtom } from './sessionVerbs.ts';
import { tables } from './tables.ts';

/** The parts of the beam that are chosen in their table; where none is, the one that was read last. */
const chosenPartsAtom = atom((get): readonly number[] => {
  const { chosenRowsAtom, currentAtom } = tables.sections;
  const chosen = chosenRowsAtom === undefined ? [] : get(chosenRowsAtom);
  return chosen.length > 0 ? chosen : [Math.max(0, get(currentAtom))];
});

/** The parts of a beam editor that the tables of materials, cross-sections and case sets need; it comes with them. */
export const commonPort: CommonPort = {
  ...createCommonEdit(session),
  materials: {
    table: tables.materials,
    usedAtom: listUsed(({ materialIndex }) => materialIndex),
    removeAtom: atom(null, (_, set, index: number) =>
      set(applyEditAtom, (document) => removeMaterial(document, index)),
    ),
    assignAtom: atom(null, (get, set, entry: Material) => {
      const parts = get(chosenPartsAtom);
      set(applyEditAtom, (document) => assignMaterial(document, parts, entry));
    }),
  },
  crossSections: {
    table: tables.crossSections,
    usedAtom: listUsed(({ crossSectionIndex }) => crossSectionIndex),
    removeAtom: atom(null, (_, set, index: number) =>
      set(applyEditAtom, (document) => removeCrossSection(document, index)),
    ),
    assignAtom: atom(null, (get, set, entry: CrossSection) => {
      const parts = get(chosenPartsAtom);
      set(applyEditAtom, (document) => assignCrossSection(document, parts, entry));
    }),
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

import type { CaseSet } from '@eecs/solver-core';
import { hasSet } from '@eecs/solver-core/rules';
import type { Link } from '@eecs/solver-core/truss';
import { listEmptySets, removeCaseSet } from '@eecs/solver-core/truss-rules';
import { type CommonPort, createCommonEdit } from '@eecs/ui-kit/editor';
import { atom } from 'jotai/vanilla';
import { addCaseSet, removeCrossSection, removeMaterial } from '../editing/constants.ts';
import { applyEditAtom, documentAtom, session } from './sessionAtoms.ts';
import { listLoads } from './listLoads.ts';
import { tables } from './tables.ts';

/** The parts of a truss editor that the tables of materials, cross-sections and case sets need; it comes with them. */
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
    usedAtom: listUsed(({ sectionIndex }) => sectionIndex),
    removeAtom: atom(null, (_, set, index: number) =>
      set(applyEditAtom, (document) => removeCrossSection(document, index)),
    ),
  },
  sets: {
    table: tables.sets,
    countsAtom: atom((get) => {
      const document = get(documentAtom);
      const loads = listLoads(document);
      return document.caseSets.map((_, index) => loads.filter(({ load }) => hasSet(load.sets, index)).length);
    }),
    emptyAtom: atom((get) => listEmptySets(get(documentAtom))),
    addAtom: atom(null, (_, set, added: CaseSet) =>
      set(applyEditAtom, (document) => addCaseSet(document, added)),
    ),
    removeAtom: atom(null, (_, set, index: number) =>
      set(applyEditAtom, (document) => removeCaseSet(document, index)),
    ),
  },
};

/** Lists what the rods name. */
function listUsed(indexOf: (link: Link) => number) {
  return atom((get): ReadonlySet<number> => new Set(get(documentAtom).links.map(indexOf)));
}

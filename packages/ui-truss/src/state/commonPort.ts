import type { CaseSet, CrossSection, Material } from '@eecs/solver-core';
import { hasSet } from '@eecs/solver-core/rules';
import type { Link } from '@eecs/solver-core/truss';
import { listEmptySets, removeCaseSet } from '@eecs/solver-core/truss-rules';
import { assignEntry, toPlainEdit } from '@eecs/ui-kit/editing';
import { type CommonPort, createCommonEdit } from '@eecs/ui-kit/editor';
import { atom } from 'jotai/vanilla';
import { indexesOf } from '../editing/items.ts';
import { addCaseSet, removeCrossSection, removeMaterial } from '../editing/constants.ts';
import { applyEditAtom, documentAtom, session } from './sessionAtoms.ts';
import { listLoads } from './listLoads.ts';
import { selectionAtom } from './selection.ts';
import { tables } from './tables.ts';

/** The rods that are chosen, on the board or in their table; all of them where none is. */
const chosenRodsAtom = atom((get): readonly number[] => {
  const chosen = [...indexesOf(get(selectionAtom), 'link')];
  return chosen.length > 0 ? chosen : [...get(documentAtom).links.keys()];
});

/** The parts of a truss editor that the tables of materials, cross-sections and case sets need; it comes with them. */
export const commonPort: CommonPort = {
  ...createCommonEdit(session),
  materials: {
    table: tables.materials,
    usedAtom: listUsed(({ materialIndex }) => materialIndex),
    removeAtom: atom(null, (_, set, index: number) =>
      set(applyEditAtom, (document) => removeMaterial(document, index)),
    ),
    assignAtom: atom(null, (get, set, entry: Material) => {
      const chosen = get(chosenRodsAtom);
      set(applyEditAtom, (document) => {
        const { entries, things } = assignEntry({
          entries: document.materials,
          things: document.links,
          key: 'materialIndex',
          chosen,
          entry,
        });
        return toPlainEdit({ ...document, materials: entries, links: things });
      });
    }),
  },
  crossSections: {
    table: tables.crossSections,
    usedAtom: listUsed(({ sectionIndex }) => sectionIndex),
    removeAtom: atom(null, (_, set, index: number) =>
      set(applyEditAtom, (document) => removeCrossSection(document, index)),
    ),
    assignAtom: atom(null, (get, set, entry: CrossSection) => {
      const chosen = get(chosenRodsAtom);
      set(applyEditAtom, (document) => {
        const { entries, things } = assignEntry({
          entries: document.sections,
          things: document.links,
          key: 'sectionIndex',
          chosen,
          entry,
        });
        return toPlainEdit({ ...document, sections: entries, links: things });
      });
    }),
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

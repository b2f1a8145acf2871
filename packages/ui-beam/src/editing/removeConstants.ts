import type { BeamCase } from '@eecs/solver-core';
import { listNotes } from '@eecs/solver-core/rules';
import { forgetEntry, toPlainEdit } from '@eecs/ui-kit/editing';
import type { Edit } from './edit.ts';

/** Removes one material, found by its index: parts of the beam made of it have none then, and are counted. */
export function removeMaterial(document: BeamCase, index: number): Edit {
  if (document.materials[index] === undefined) return toPlainEdit(document);
  const { items, lost } = forgetEntry(document.beamSections, 'materialIndex', index);
  return {
    document: {
      ...document,
      beamSections: items,
      materials: document.materials.filter((_, at) => at !== index),
    },
    notes: listNotes({ partsLostMaterial: lost }),
  };
}

/** Removes one cross-section, found by its index: parts of the beam that have it have none then, and are counted. */
export function removeCrossSection(document: BeamCase, index: number): Edit {
  if (document.sections[index] === undefined) return toPlainEdit(document);
  const { items, lost } = forgetEntry(document.beamSections, 'crossSectionIndex', index);
  return {
    document: {
      ...document,
      beamSections: items,
      sections: document.sections.filter((_, at) => at !== index),
    },
    notes: listNotes({ partsLostSection: lost }),
  };
}

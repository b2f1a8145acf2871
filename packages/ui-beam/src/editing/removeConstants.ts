import type { BeamCase, BeamSection } from '@eecs/solver-core';
import { listNotes } from '@eecs/solver-core/rules';
import { type Edit, plainEdit } from './edit.ts';

/** Removes one material, found by its index: parts of the beam made of it have none then, and are counted. */
export function removeMaterial(document: BeamCase, index: number): Edit {
  if (document.materials[index] === undefined) return plainEdit(document);
  const { parts, lost } = forget(document.beamSections, 'materialIndex', index);
  return {
    document: {
      ...document,
      beamSections: parts,
      materials: document.materials.filter((_, at) => at !== index),
    },
    notes: listNotes({ partsLostMaterial: lost }),
  };
}

/** Removes one cross-section, found by its index: parts of the beam that have it have none then, and are counted. */
export function removeCrossSection(document: BeamCase, index: number): Edit {
  if (document.sections[index] === undefined) return plainEdit(document);
  const { parts, lost } = forget(document.beamSections, 'crossSectionIndex', index);
  return {
    document: {
      ...document,
      beamSections: parts,
      sections: document.sections.filter((_, at) => at !== index),
    },
    notes: listNotes({ partsLostSection: lost }),
  };
}

/** Indexes above the one that goes move down; those that named it become -1, which is none. */
function forget(parts: readonly BeamSection[], key: 'materialIndex' | 'crossSectionIndex', index: number) {
  let lost = 0;
  const shifted = parts.map((part) => {
    if (part[key] < index) return part;
    if (part[key] === index) lost += 1;
    return { ...part, [key]: part[key] === index ? -1 : part[key] - 1 };
  });
  return { parts: shifted, lost };
}

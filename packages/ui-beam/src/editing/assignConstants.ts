import type { BeamCase, CrossSection, Material } from '@eecs/solver-core';
import { assignEntry, toPlainEdit } from '@eecs/ui-kit/editing';
import { addFirstPart } from './beamParts.ts';
import type { Edit } from './edit.ts';

/** Makes parts of the beam, found by their indices, of a material; a beam without parts gets one of its whole length. */
export function assignMaterial(document: BeamCase, chosen: readonly number[], entry: Material): Edit {
  const start = withParts(document);
  const { entries, things } = assignEntry({
    entries: start.materials,
    things: start.beamSections,
    key: 'materialIndex',
    chosen,
    entry,
  });
  return toPlainEdit({ ...start, materials: entries, beamSections: things });
}

/** Gives parts of the beam, found by their indices, a cross-section; a beam without parts gets one of its whole length. */
export function assignCrossSection(document: BeamCase, chosen: readonly number[], entry: CrossSection): Edit {
  const start = withParts(document);
  const { entries, things } = assignEntry({
    entries: start.sections,
    things: start.beamSections,
    key: 'crossSectionIndex',
    chosen,
    entry,
  });
  return toPlainEdit({ ...start, sections: entries, beamSections: things });
}

function withParts(document: BeamCase): BeamCase {
  return document.beamSections.length === 0 ? addFirstPart(document).document : document;
}

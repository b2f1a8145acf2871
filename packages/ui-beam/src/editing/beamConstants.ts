import type { BeamCase } from '@eecs/solver-core';
import { createEntryVerbs } from '@eecs/ui-kit/editing';
import { addFirstPart } from './beamParts.ts';

/** Gives a beam without sections one over its whole length. */
function prepare(document: BeamCase): BeamCase {
  return document.beamSections.length === 0 ? addFirstPart(document).document : document;
}

/** The commands on the materials of a beam. */
export const beamMaterials = createEntryVerbs({
  entries: ({ materials }: BeamCase) => materials,
  things: ({ beamSections }) => beamSections,
  key: 'materialIndex',
  put: (document, { entries, things }) => ({ ...document, materials: entries, beamSections: things }),
  lost: 'partsLostMaterial',
  prepare,
});

/** The commands on the cross-sections of a beam. */
export const beamCrossSections = createEntryVerbs({
  entries: ({ sections }: BeamCase) => sections,
  things: ({ beamSections }) => beamSections,
  key: 'crossSectionIndex',
  put: (document, { entries, things }) => ({ ...document, sections: entries, beamSections: things }),
  lost: 'partsLostSection',
  prepare,
});

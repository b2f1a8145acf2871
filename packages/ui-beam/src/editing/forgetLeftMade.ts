import type { BeamCase, BeamSection } from '@eecs/solver-core';
import { forgetLeft } from '@eecs/ui-kit/editing';

/**
 * Removes the cross-sections and materials that only sections before an edit used. The edit may have appended entries
 * to the lists.
 */
export function forgetLeftMade(before: readonly BeamSection[], document: BeamCase): BeamCase {
  const made = forgetLeft({
    entries: document.sections,
    before,
    things: document.beamSections,
    key: 'crossSectionIndex',
  });
  const { entries: materials, things: beamSections } = forgetLeft({
    entries: document.materials,
    before,
    things: made.things,
    key: 'materialIndex',
  });
  return { ...document, sections: made.entries, materials, beamSections };
}

import type { BeamCase, BeamSection } from '@eecs/solver-core';
import { forgetLeftConstants } from '@eecs/ui-kit/editing';

/**
 * Removes the cross-sections and materials that only sections before an edit used. The edit may have appended entries
 * to the lists.
 */
export function forgetLeftMade(before: readonly BeamSection[], document: BeamCase): BeamCase {
  const { lines: beamSections, ...lists } = forgetLeftConstants(document, {
    before,
    lines: document.beamSections,
    key: 'crossSectionIndex',
  });
  return { ...document, ...lists, beamSections };
}

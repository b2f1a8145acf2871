import type { BeamCase, CrossSection } from '@eecs/solver-core';
import { assignSection } from '@eecs/solver-core/sizing';

const BLANK: CrossSection = { className: 'generic', label: '' };

/**
 * Writes the properties of a beam on which a search for its section depends: all except the section itself, titles and
 * editor settings. Two beams with the same text have the same answer.
 */
export function describeBasis(document: BeamCase, isByCode = false): string {
  const blank = assignSection(document, BLANK);
  const { supports, loads, L, selfWeight, weightSets, limits, combinations } = blank;
  const { materials, caseSets, units, beamSections } = blank;
  const stretches = beamSections.map(({ crossSectionIndex: _, ...rest }) => rest);
  const sets = caseSets.map(({ title: _, description: __, color: ___, ...rest }) => rest);
  return JSON.stringify([
    ...[
      supports,
      loads,
      L,
      selfWeight,
      weightSets,
      limits,
      combinations,
      materials,
      sets,
      units.system,
      stretches,
      isByCode,
    ],
  ]);
}

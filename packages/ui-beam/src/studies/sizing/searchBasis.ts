import type { BeamCase, CrossSection } from '@eecs/solver-core';
import { assignSection } from '@eecs/solver-core/sizing';

const BLANK: CrossSection = { className: 'generic', label: '' };

/**
 * Describes the facts about a beam on which a search for its section rests: all but the section that is looked for,
 * titles and what the editor keeps. Two beams of one description have the same answer.
 */
export function describeBasis(document: BeamCase): string {
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
    ],
  ]);
}

import type { BeamCase, BeamSection } from '@eecs/solver-core';
import { createOutline } from '@eecs/ui-kit/editing';
import { type Named, takeNamed as takeEntry } from '@eecs/ui-kit/editor';

/**
 * Adds a section or a material of a catalogue to its list by the rule of `takeSection`, and assigns it to the whole
 * beam.
 */
export function takeNamed(document: BeamCase, found: Named): Partial<BeamCase> {
  const { index, ...lists } = takeEntry(document, found, createOutline(document.units.system));
  const change = found.kind === 'section' ? { crossSectionIndex: index } : { materialIndex: index };
  return { ...lists, beamSections: partsOf(document).map((part) => ({ ...part, ...change })) };
}

/**
 * Returns the sections of a beam; for a beam without any, one over its whole length with the first material and
 * cross-section.
 */
function partsOf({ L, beamSections, materials, sections }: BeamCase): readonly BeamSection[] {
  if (beamSections.length > 0) return beamSections;
  const first = (list: readonly object[]): number => (list.length > 0 ? 0 : -1);
  return [
    { x: L, materialIndex: first(materials), crossSectionIndex: first(sections), alpha: 0, flip: false },
  ];
}

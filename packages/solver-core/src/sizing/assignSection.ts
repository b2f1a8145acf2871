import type { BeamCase } from '../model/beam/document.ts';
import type { CrossSection } from '../model/common/document.ts';

/**
 * Assigns a cross-section to the stretches of a beam: to all of them, or to those whose index in `beamSections` is
 * given. Sections that are then unused are removed from the document, and so is a linear mass that was stated for the
 * old section. An equal section that is already in the document is reused.
 *
 * @example assignSection(document, ipe300).sections // [ipe300]
 */
export function assignSection(
  document: BeamCase,
  section: CrossSection,
  stretches: readonly number[] = document.beamSections.map((_, index) => index),
): BeamCase {
  const replaced = new Set(stretches);
  const kept = new Set(
    document.beamSections.flatMap(({ crossSectionIndex }, index) =>
      replaced.has(index) ? [] : [crossSectionIndex],
    ),
  );
  const used = new Set(document.beamSections.map(({ crossSectionIndex }) => crossSectionIndex));
  // A section that was unused before belongs to the user and stays.
  const left = document.sections.flatMap((one, index) =>
    kept.has(index) || !used.has(index) ? [index] : [],
  );
  const sections = left.flatMap((index) => document.sections[index] ?? []);
  const same = sections.findIndex((one) => JSON.stringify(one) === JSON.stringify(section));
  const crossSectionIndex = same === -1 ? sections.length : same;
  const beamSections = document.beamSections.map((stretch, index) => {
    if (!replaced.has(index))
      return { ...stretch, crossSectionIndex: left.indexOf(stretch.crossSectionIndex) };
    const { mass: _, ...rest } = stretch;
    return { ...rest, crossSectionIndex };
  });
  return { ...document, beamSections, sections: same === -1 ? [...sections, section] : sections };
}

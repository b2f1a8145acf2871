import { sectionProperties, type BeamCase, type SectionProperties } from '@eecs/solver-core';

/** The properties of a cross-section used by the beam, in its own orientation: neither rotated nor mirrored. */
export interface UsedSection extends SectionProperties {
  /** Index in the document's `sections`. */
  readonly section: number;
}

/** Computes the properties of every cross-section that the beam uses, in the section units of the document. */
export function listUsedSections({ beamSections, sections, units }: BeamCase): readonly UsedSection[] {
  const used = new Set(beamSections.map(({ crossSectionIndex }) => crossSectionIndex));
  return sections.flatMap((section, index) => {
    const result = used.has(index) ? sectionProperties(section, units.system) : null;
    return result?.ok ? [{ section: index, ...result.properties }] : [];
  });
}

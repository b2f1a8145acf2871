import { type BeamCase, sectionProperties } from '@eecs/solver-core';

/** A product of inertia that is smaller, relative to Iy, is rounding: the section bends about its horizontal axis. */
const SYMMETRIC = 1e-9;

/**
 * Returns the least elastic bending resistance W·f of the parts of a beam, in N·m or lbf·in: cm³·MPa are N·m, and in³·psi
 * are lbf·in. Null if a part has no strength or no outline, or if it bends about another axis. Partial factors, classes
 * of sections and stability are not considered.
 */
export function elasticResistance({ beamSections, materials, sections, units }: BeamCase): number | null {
  const resistances = beamSections.map(({ materialIndex, crossSectionIndex, alpha = 0 }): number | null => {
    const { tension, compression = tension } = materials[materialIndex]?.strength ?? {};
    const section = sections[crossSectionIndex];
    if (tension === undefined || compression === undefined || section === undefined || alpha !== 0)
      return null;
    const result = sectionProperties(section, units.system);
    if (!result.ok) return null;
    const { Iy, Iyz, WyTop, WyBottom } = result.properties;
    if (WyTop == null || WyBottom == null || Math.abs(Iyz) > SYMMETRIC * Iy) return null;
    return Math.min(WyTop, WyBottom) * Math.min(tension, compression);
  });
  const known = resistances.filter((value): value is number => value !== null);
  return known.length === 0 || known.length < resistances.length ? null : Math.min(...known);
}

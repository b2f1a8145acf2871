import type { CrossSection } from '../model/document.ts';
import { scaleBetween } from '../units/sectionScale.ts';
import { outlineSection } from './outlineSection.ts';
import { placeMoments } from './placeMoments.ts';
import type { Placing } from './placing.ts';
import { momentsOf } from './sectionBasics.ts';
import type { OutlinedClass } from './shapes/plans/shapePlans.ts';
import { computeShearFlexibility } from './computeShearFlexibility.ts';

/**
 * Computes the shear area of a section for a vertical force as it stands: mirrored left to right when `isFlipped`, then
 * turned counter-clockwise by `alphaDeg`. In cm2 or in2 of `system`; not turned it is `sectionProperties`' Asz.
 *
 * Null for a generic section, whose stresses nobody knows, and for an impossible shape.
 */
export function verticalShearArea(section: CrossSection, of: Placing): number | null {
  const drawn = outlineSection(section);
  if (!drawn.ok) return null;
  const own = section.units ?? of.system;
  const scale = scaleBetween(own, of.system);
  const { outlines } = drawn;
  const { yy, zz, yz } = computeShearFlexibility(section as OutlinedSection, {
    outlines,
    moments: momentsOf(section, outlines),
  });
  // Flexibilities turn as second moments do.
  const vertical = placeMoments({ Iy: zz, Iz: yy, Iyz: yz }, of).Iy;
  return (scale * scale) / (of.system === 0 ? 100 : 1) / vertical;
}

type OutlinedSection = CrossSection & { readonly className: OutlinedClass };

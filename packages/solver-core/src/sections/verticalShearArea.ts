import { cosDeg, sinDeg } from '../geometry/trigonometry.ts';
import type { CrossSection } from '../model/common/document.ts';
import { scaleBetween } from '../units/sectionScale.ts';
import { outlineSection } from './outlineSection.ts';
import { placeMoments } from './placeMoments.ts';
import type { Placing } from './placing.ts';
import { momentsOf } from './sectionBasics.ts';
import { computeBuiltUp } from './builtUp/computeBuiltUp.ts';
import { computeShearFlexibility } from './computeShearFlexibility.ts';
import type { OutlinedSection } from './computeShearFlexibility.ts';

/**
 * Computes the shear area of a section for a vertical force in its actual position: mirrored left to right if
 * `isFlipped`, then rotated counter-clockwise by `alphaDeg`. In cm2 or in2 of `system`; without rotation it equals Asz
 * of `sectionProperties`. Returns null for a generic section, whose stresses are unknown, for a built-up one whose
 * connections carry shear along the beam, and for an impossible shape.
 */
export function verticalShearArea(section: CrossSection, of: Placing): number | null {
  const own = section.units ?? of.system;
  const drawn = outlineSection(section, own);
  if (!drawn.ok) return null;
  const scale = scaleBetween(own, of.system);
  const { outlines } = drawn;
  const body = { outlines, moments: momentsOf(section, outlines) };
  const { yy, zz, yz } =
    section.className === 'builtup'
      ? computeBuiltUp({ ...section, units: own }, body)!.shear
      : computeShearFlexibility(section as OutlinedSection, body);
  // An unknown flexibility is harmless only if it does not contribute to a vertical force.
  if ((zz === null && cosDeg(of.alphaDeg) !== 0) || (yy === null && sinDeg(of.alphaDeg) !== 0)) return null;
  // Flexibilities are transformed by rotations like second moments.
  const vertical = placeMoments({ Iy: zz ?? 0, Iz: yy ?? 0, Iyz: yz }, of).Iy;
  const area = (scale * scale) / (of.system === 0 ? 100 : 1) / vertical;
  return area > 0 && Number.isFinite(area) ? area : null;
}

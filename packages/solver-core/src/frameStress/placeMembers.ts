import { curveOfMember } from '../frame/assembly/curveOfMember.ts';
import { axisLength } from '../frame/assembly/memberAxis.ts';
import { memberDirection } from '../frame/assembly/memberDirection.ts';
import type { FrameCase, FrameMember } from '../model/frame/frameDocument.ts';
import { placeShape, type PlacedShapes, type StressRange } from '../stress/stressRanges.ts';

/** Places the section of a member along it; null without a material or a cross-section. */
export function placeMember(
  { joints, sections, materials, units }: FrameCase,
  { i, j, alpha, flip, crossSectionIndex, materialIndex, shape: axis }: FrameMember,
  known: PlacedShapes,
): StressRange | null {
  const section = sections[crossSectionIndex];
  const material = materials[materialIndex];
  const [from, to] = [joints[i], joints[j]];
  if (!section || !material || !from || !to) return null;
  const shape = placeShape(section, { alphaDeg: alpha, isFlipped: flip, system: units.system }, known);
  const { length } = memberDirection(from, to);
  const x1 = axisLength({ length, curve: curveOfMember(axis, length) });
  return { x0: 0, x1, shape, material, materialIndex, crossSectionIndex };
}

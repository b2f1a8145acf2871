import { memberDirection } from '../frame/assembly/memberDirection.ts';
import type { FrameCase, FrameMember } from '../model/frame/frameDocument.ts';
import { placeShape, type PlacedShapes, type StressRange } from '../stress/stressRanges.ts';

/** Places the section of a member along it; null without a material or a cross-section. */
export function placeMember(
  { joints, sections, materials, units }: FrameCase,
  { i, j, alpha, flip, crossSectionIndex, materialIndex }: FrameMember,
  known: PlacedShapes,
): StressRange | null {
  const section = sections[crossSectionIndex];
  const material = materials[materialIndex];
  const [from, to] = [joints[i], joints[j]];
  if (!section || !material || !from || !to) return null;
  const shape = placeShape(section, { alphaDeg: alpha, isFlipped: flip, system: units.system }, known);
  return { x0: 0, x1: memberDirection(from, to).length, shape, material, materialIndex, crossSectionIndex };
}

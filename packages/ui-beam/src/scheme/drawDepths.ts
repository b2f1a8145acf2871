import type { BeamCase, BeamSection, CrossSection, UnitSystem } from '@eecs/solver-core';
import { createMark, type Mark, px } from '@eecs/ui-kit/layout';
import { startOf } from '../editing/beamParts.ts';

/** Drawn depth of the deepest section, px; the others are in proportion, with a minimum for visibility. */
const DEPTH_PX = { deepest: 22, least: 5 };
const MM_PER_INCH = 25.4;

/**
 * Draws the outline of the beam in side view: each section with the depth of its cross-section, to a separate scale.
 * One path; empty if no cross-section has a depth.
 */
export function drawDepths(
  { beamSections, sections, units, L }: Pick<BeamCase, 'beamSections' | 'sections' | 'units' | 'L'>,
  { toX, axisY }: { readonly toX: (x: number) => number; readonly axisY: number },
): readonly Mark[] {
  const depths = beamSections.map((part) => depthOf(part, sections[part.crossSectionIndex], units.system));
  const deepest = Math.max(0, ...depths);
  if (deepest === 0) return [];
  let path = '';
  beamSections.forEach((part, index) => {
    const depth = depths[index] ?? 0;
    const [x0, x1] = [toX(Math.min(L, startOf(beamSections, index))), toX(Math.min(L, part.x))];
    if (depth === 0 || !(x1 > x0)) return;
    const half = Math.max(DEPTH_PX.least, (DEPTH_PX.deepest * depth) / deepest) / 2;
    path += `M${px(x0)} ${px(axisY - half)}H${px(x1)}V${px(axisY + half)}H${px(x0)}Z`;
  });
  return [createMark('depths', 'dimension', path)];
}

/**
 * Returns the height of a cross-section, mm; 0 if unknown. If the rotation is not a multiple of a right angle, it is
 * the height of the bounding box.
 */
function depthOf({ alpha }: BeamSection, section: CrossSection | undefined, system: UnitSystem): number {
  if (section === undefined) return 0;
  const { Dy, h = 0, b = h, units = system } = section;
  const angle = (alpha * Math.PI) / 180;
  const depth = Dy ?? Math.abs(h * Math.cos(angle)) + Math.abs(b * Math.sin(angle));
  return depth * (units === 1 ? MM_PER_INCH : 1);
}

import { cosDeg, sinDeg } from '../geometry/trigonometry.ts';
import type { CrossSection } from '../model/document.ts';
import { listLevels } from './levels.ts';
import type { Outline } from './outline.ts';
import { outlineSection } from './outlineSection.ts';
import { placeMoments } from './placeMoments.ts';
import type { Placing, Turning } from './placing.ts';
import { momentsOf } from './sectionBasics.ts';
import { computeShearArea } from './shearArea.ts';
import type { CentralMoments } from './shearArea.ts';
import { mirrorOutlines, turnOutlines } from './turnOutlines.ts';
import { scaleBetween } from '../units/sectionScale.ts';
import { roundPipeShearArea } from './roundPipeShearArea.ts';

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
  const area =
    section.className === 'roundpipe'
      ? roundPipeShearArea(section)
      : areaOf(turn({ outlines: drawn.outlines, ...momentsOf(section, drawn.outlines) }, of));
  return (area * scale * scale) / (of.system === 0 ? 100 : 1);
}

interface Placed extends CentralMoments {
  readonly outlines: readonly Outline[];
}

function areaOf(placed: Placed): number {
  return computeShearArea(placed.outlines, placed, listLevels(placed.outlines));
}

/** Mirrors and turns about the lower left corner of the section's bounding box; half a turn changes no shear area. */
function turn(section: Placed, of: Turning): Placed {
  if (of.alphaDeg % 180 === 0) return section;
  const { ez } = section;
  const ey = of.isFlipped ? -section.ey : section.ey;
  const outlines = of.isFlipped ? mirrorOutlines(section.outlines) : section.outlines;
  const c = cosDeg(of.alphaDeg);
  const s = sinDeg(of.alphaDeg);
  return {
    outlines: turnOutlines(outlines, of.alphaDeg),
    ey: ey * c - ez * s,
    ez: ey * s + ez * c,
    ...placeMoments(section, of),
  };
}

import type { CrossSection } from '../model/common/document.ts';
import { boundOutlines } from '../sections/bounds.ts';
import type { Outline } from '../sections/outline.ts';
import { outlineSection } from '../sections/outlineSection.ts';
import { placeMoments } from '../sections/placeMoments.ts';
import type { Placing } from '../sections/placing.ts';
import { momentsOf } from '../sections/sectionBasics.ts';
import { mirrorOutlines, moveOutlines, turnOutlines } from '../sections/turnOutlines.ts';
import { scaleBetween } from '../units/sectionScale.ts';

/**
 * The properties of a cross-section that bending needs, in its position in the beam: lengths in mm (SI) or in (US),
 * areas and moments in their powers.
 */
export interface PlacedBending {
  readonly A: number;
  /** Second moments of the rotated section about the axes of the beam. */
  readonly Iz: number;
  readonly Iyz: number;
  /** Iy·Iz - Iyz², which does not depend on the rotation. */
  readonly D: number;
  /** The factor from a moment of the document to one in the lengths of the section: 1000 N·mm per N·m. */
  readonly momentFactor: number;
}

/** A cross-section in its position in the beam, with its outline. */
export interface PlacedSection extends PlacedBending {
  readonly outlines: readonly Outline[];
  readonly bottom: number;
  readonly top: number;
}

/**
 * Places a cross-section in the beam: mirrored left to right if `isFlipped`, then rotated counter-clockwise by
 * `alphaDeg`.
 *
 * Returns null for a section without an outline, because a generic section does not define the places of its fibres.
 */
export function placeSection(section: CrossSection, of: Placing): PlacedSection | null {
  const drawn = outlineSection(section, of.system);
  if (!drawn.ok) return null;
  const { A, ey, ez, Iy, Iz, Iyz } = momentsOf(section, drawn.outlines);
  const scale = scaleBetween(section.units ?? of.system, of.system);
  const centred = moveOutlines(drawn.outlines, { y: -ey, z: -ez }, scale);
  const outlines = turnOutlines(of.isFlipped ? mirrorOutlines(centred) : centred, of.alphaDeg);
  const { bottom, top } = boundOutlines(outlines);
  const placed = placeMoments({ Iy, Iz, Iyz }, of);
  const perMoment = scale ** 4;
  return {
    outlines,
    bottom,
    top,
    A: A * scale * scale,
    Iz: placed.Iz * perMoment,
    Iyz: placed.Iyz * perMoment,
    D: (Iy * Iz - Iyz * Iyz) * perMoment * perMoment,
    momentFactor: of.system === 0 ? 1000 : 1,
  };
}

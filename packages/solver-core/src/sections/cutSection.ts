import type { Failure } from '../failures/failure.ts';
import type { CrossSection } from '../model/common/document.ts';
import { integrateAbove } from './areaAbove.ts';
import { boundOutlines } from './bounds.ts';
import { outlineSection } from './outlineSection.ts';
import { momentsOf } from './sectionBasics.ts';
import { turnOutlines } from './turnOutlines.ts';

/** A cut through a section: powers 1, 2, 3 of the section's own mm or in. */
export interface SectionCut {
  /**
   * Length of the cut within the material, just before the ordinate and just after it; the two differ where the width
   * jumps.
   */
  readonly before: number;
  readonly after: number;
  /** Area beyond the ordinate. */
  readonly A: number;
  /** First moment of that area about the axis of the centroid parallel to the cut. */
  readonly S: number;
}

/** A cut, or why there is none; paths are those of the section's own parameters. */
export type CutResult =
  | { readonly ok: true; readonly cut: SectionCut }
  | { readonly ok: false; readonly failures: readonly Failure[] };

/**
 * Cuts a section at an ordinate: horizontally at a height `z` from the bottom (giving its width), or vertically at `y`
 * from the left edge (giving its height).
 *
 * Exact up to rounding. Outside the section the lengths are zero, and the area is zero or the whole area with S = 0.
 * Fails as `drawSection` does.
 *
 * @example cutSection({ className: 'rectangle', label: '', b: 100, h: 200 }, { z: 150 }) // before 100, after 100, A 5000, S 375000
 */
export function cutSection(
  section: CrossSection,
  at: { readonly z: number } | { readonly y: number },
): CutResult {
  const result = outlineSection(section);
  if (!result.ok) return result;
  const { ey, ez } = momentsOf(section, result.outlines);
  const isAcross = 'z' in at;
  const outlines = isAcross ? result.outlines : turnOutlines(result.outlines, 90);
  const level = isAcross ? at.z : at.y;
  const centroid = isAcross ? ez : ey;
  const { bottom, top } = boundOutlines(outlines);
  const height = top - bottom;
  const above = integrateAbove(outlines, { level, side: 'above', height });
  const below = integrateAbove(outlines, { level, side: 'below', height });
  return {
    ok: true,
    cut: {
      before: below.width,
      after: above.width,
      A: above.A,
      S: level <= bottom ? 0 : above.S + above.A * (level - centroid),
    },
  };
}

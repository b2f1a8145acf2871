import type { DiagramSegment } from './diagram.ts';
import { overlapsOf } from './overlaps.ts';

/** A factor on a part of the beam. */
export interface FactorRange {
  readonly x0: number;
  readonly x1: number;
  readonly factor: number;
}

/**
 * Multiplies a piecewise polynomial by factors that cover the beam from left to right; a segment ends where a factor
 * changes.
 */
export function scaleSegments(
  segments: readonly DiagramSegment[],
  factors: readonly FactorRange[],
): DiagramSegment[] {
  const pieces = factors.map(({ x0, x1, factor }) => ({ x0, x1, c: [factor] }));
  return overlapsOf(segments, pieces).map(({ x0, x1, a, b }) => ({
    x0,
    x1,
    c: a.map((coefficient) => coefficient * b[0]!),
  }));
}

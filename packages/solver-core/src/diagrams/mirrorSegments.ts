import { shifted } from '../linalg/polynomialProduct.ts';
import type { DiagramSegment } from './diagram.ts';

/** Mirrors segments from 0 to a length, so that they run from the right end to the left one. */
export function mirrorSegments(segments: readonly DiagramSegment[]): readonly DiagramSegment[] {
  const length = segments.at(-1)!.x1;
  return segments.toReversed().map(({ x0, x1, c }) => ({
    x0: length - x1,
    x1: length - x0,
    // p(h - s): in powers of s - h it is p in powers of -s.
    c: shifted(c, x1 - x0).map((one, k) => (k % 2 === 0 ? one : -one)),
  }));
}

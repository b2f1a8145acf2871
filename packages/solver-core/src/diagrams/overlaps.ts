import { shifted } from '../linalg/polynomialProduct.ts';
import type { DiagramSegment } from './diagram.ts';

/** Two polynomials on their common range, both in powers of x - x0. */
export interface Overlap {
  readonly x0: number;
  readonly x1: number;
  readonly a: readonly number[];
  readonly b: readonly number[];
}

/**
 * Cuts two ascending lists of pieces at each other's ends. The ends are copies of the document's places, so no slivers
 * arise.
 */
export function overlapsOf(a: readonly DiagramSegment[], b: readonly DiagramSegment[]): Overlap[] {
  const overlaps: Overlap[] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    const [one, other] = [a[i]!, b[j]!];
    const x0 = Math.max(one.x0, other.x0);
    const x1 = Math.min(one.x1, other.x1);
    if (x1 > x0) {
      overlaps.push({ x0, x1, a: shifted(one.c, x0 - one.x0), b: shifted(other.c, x0 - other.x0) });
    }
    if (one.x1 <= x1) i++;
    if (other.x1 <= x1) j++;
  }
  return overlaps;
}

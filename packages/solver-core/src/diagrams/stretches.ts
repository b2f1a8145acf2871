import { shifted } from '../linalg/polynomialProduct.ts';
import type { DiagramSegment } from './diagram.ts';

/** Several piecewise polynomials between two places where none of them changes, each in powers of x - x0. */
export interface Stretch {
  readonly x0: number;
  readonly x1: number;
  readonly polynomials: readonly (readonly number[])[];
  /** The segments that they are parts of. */
  readonly wholes: readonly DiagramSegment[];
}

/**
 * Cuts piecewise polynomials of one beam at all of their ends.
 *
 * Ends closer than `near` become the first of them. Ends that are copies of the document's places are equal to the last
 * bit, so that 0 does for them; ends that are roots need more.
 */
export function cutTogether(list: readonly (readonly DiagramSegment[])[], near: number): readonly Stretch[] {
  const places = new Set<number>();
  for (const segments of list) for (const { x0, x1 } of segments) places.add(x0).add(x1);
  const sorted = [...places].sort((a, b) => a - b);
  const ends = near === 0 ? sorted : mergeNear(sorted, near);
  const at = list.map(() => 0);
  return ends.slice(1).map((x1, k) => {
    const x0 = ends[k]!;
    const middle = (x0 + x1) / 2;
    const wholes = list.map((segments, i) => {
      while (segments[at[i]!]!.x1 <= middle) at[i]!++;
      return segments[at[i]!]!;
    });
    return { x0, x1, wholes, polynomials: wholes.map((whole) => shifted(whole.c, x0 - whole.x0)) };
  });
}

/** Keeps the first of places that are near to one another; the last place of all stays. */
export function mergeNear(places: ArrayLike<number> & Iterable<number>, near: number): readonly number[] {
  const last = places[places.length - 1]!;
  const kept: number[] = [];
  for (const place of places) {
    if (kept.length === 0 || (place - kept.at(-1)! > near && last - place > near)) kept.push(place);
  }
  return [...kept, last];
}

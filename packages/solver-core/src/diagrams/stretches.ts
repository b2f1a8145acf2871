import { shifted } from '../linalg/polynomialProduct.ts';
import type { DiagramSegment } from './diagram.ts';

/** Several piecewise polynomials on a range in which each is a single polynomial, in powers of x - x0. */
export interface Stretch {
  readonly x0: number;
  readonly x1: number;
  readonly polynomials: readonly (readonly number[])[];
  /** The whole segments from which the polynomials are cut. */
  readonly wholes: readonly DiagramSegment[];
}

/**
 * Cuts piecewise polynomials of one beam at all of their ends.
 *
 * Ends closer than `near` are merged into the first of them. Ends copied from the document's places are equal to the
 * last bit, so 0 is enough for them; ends that are roots need more.
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

/** Keeps the first of places that are close together; the very last place always remains. */
export function mergeNear(places: ArrayLike<number> & Iterable<number>, near: number): readonly number[] {
  const last = places[places.length - 1]!;
  const kept: number[] = [];
  for (const place of places) {
    if (kept.length === 0 || (place - kept.at(-1)! > near && last - place > near)) kept.push(place);
  }
  return [...kept, last];
}

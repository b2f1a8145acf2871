import type { Curve, CurvePoint } from '@eecs/solver-core';
import type { GreatestOfRange } from './greatestOfRange.ts';
import type { StrengthRange } from './listStrengths.ts';

/**
 * Finds the greatest value of a curve in a range, and its fibre. Exact if it is the greatest of the whole curve;
 * otherwise the greatest sample.
 */
export function greatestOfCurve(
  { segments, max }: Curve,
  ranges: readonly StrengthRange[],
): readonly (GreatestOfRange & { readonly at: CurvePoint['at'] | null })[] {
  return ranges.map((range) => {
    let greatest = { x: range.x0, value: 0, side: 'right' as 'left' | 'right' };
    for (const { x0, x1, x, y } of segments) {
      if (x0 < range.x0 || x1 > range.x1) continue;
      for (const [k, value] of y.entries()) {
        const place = x[k] ?? x0;
        if (value > greatest.value) greatest = { x: place, value, side: place === x1 ? 'left' : 'right' };
      }
    }
    const isInside = max.x > range.x0 && max.x < range.x1;
    // At a boundary the neighbour may have another value at the same place.
    const isThere = max.x === greatest.x && greatest.value >= max.value * (1 - OF_SAMPLES);
    return isInside || isThere
      ? { range, side: greatest.side, x: max.x, value: max.value, at: max.at }
      : { range, ...greatest, at: null };
  });
}

/** Samples of a curve are within this of its greatest value. */
const OF_SAMPLES = 1e-4;

import { ODD_RATIO } from './tolerance.ts';

/**
 * Finds the value that differs most from the median, as a ratio above 1. Ignores values that are not positive and
 * finite; null if there are fewer than three others to compare with, or none is far from them.
 */
export function findOdd(
  values: readonly number[],
): { readonly index: number; readonly ratio: number } | null {
  const sizes = values.map((value) => (value > 0 && value < Infinity ? Math.log(value) : NaN));
  const sorted = sizes.filter((size) => !Number.isNaN(size)).sort((a, b) => a - b);
  if (sorted.length < LEAST_COMPARED) return null;
  const median = sorted[sorted.length >> 1]!;
  let index = -1;
  let farthest = Math.log(ODD_RATIO);
  sizes.forEach((size, k) => {
    const way = Math.abs(size - median);
    if (way < farthest) return;
    farthest = way;
    index = k;
  });
  return index < 0 ? null : { index, ratio: Math.exp(farthest) };
}

/** The least number of values of which one can be the odd one. */
const LEAST_COMPARED = 3;

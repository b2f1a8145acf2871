import type { RodValues } from './rodValues.ts';

/**
 * Relative difference below which two rods count as equally stressed, so that rounding does not choose between them.
 */
const ALIKE = 1e-9;

/** The priorities of values, above those ranked by size, 0 to 1. */
export const VALUE_RANKS = { reaction: 2, setOff: 3, end: 4, governing: 5 } as const;

/** Returns the rods with the greatest tension and the greatest compression, if there are such. */
export function listEnds({ values, zero }: RodValues, indexes: Iterable<number>): readonly number[] {
  let [pulled, pressed] = [-1, -1];
  let [most, least] = [0, 0];
  for (const index of indexes) {
    const value = values[index] ?? 0;
    const isEnd = value > most * (1 + ALIKE) || value < least * (1 + ALIKE);
    // Only the few values greater than all before them are checked for zero-force rods.
    if (!isEnd || zero.has(index)) continue;
    if (value > 0) [pulled, most] = [index, value];
    else [pressed, least] = [index, value];
  }
  return [pulled, pressed].filter((index) => index >= 0);
}

/** Lists the rods with the `most` greatest values, the greatest first; all rods in their order if there are no more. */
export function listGreatest(values: readonly number[], most: number): number[] {
  if (values.length <= most) return values.map((_, index) => index);
  // Numbers alone are sorted several times as fast as rods by their numbers.
  const sizes = Float64Array.from(values, Math.abs);
  const least = sizes.toSorted()[values.length - most] ?? 0;
  const found: number[] = [];
  for (let index = 0; index < sizes.length; index++) if ((sizes[index] ?? 0) >= least) found.push(index);
  return found.sort((a, b) => (sizes[b] ?? 0) - (sizes[a] ?? 0)).slice(0, most);
}

import type { RodValues } from './rodValues.ts';

/** Values at which a rod counts as bearing as much as another, as a part of it: rounding chooses none of two alike. */
const ALIKE = 1e-9;

/** In which order values are given places, above those that go by their size, 0 to 1. */
export const VALUE_RANKS = { reaction: 2, setOff: 3, end: 4, governing: 5 } as const;

/** The ends of some values: the rod that is pulled most and the one that is pressed most, where there are such. */
export function listEnds({ values, zero }: RodValues, indexes: Iterable<number>): readonly number[] {
  let [pulled, pressed] = [-1, -1];
  let [most, least] = [0, 0];
  for (const index of indexes) {
    const value = values[index] ?? 0;
    const isEnd = value > most * (1 + ALIKE) || value < least * (1 + ALIKE);
    // Only of the few that are greater than all before them it is asked whether they carry anything.
    if (!isEnd || zero.has(index)) continue;
    if (value > 0) [pulled, most] = [index, value];
    else [pressed, least] = [index, value];
  }
  return [pulled, pressed].filter((index) => index >= 0);
}

/** Lists the rods of the `most` greatest values, the greatest first; all as they come where there are no more. */
export function listGreatest(values: readonly number[], most: number): number[] {
  if (values.length <= most) return values.map((_, index) => index);
  // Numbers alone are sorted several times as fast as rods by their numbers.
  const sizes = Float64Array.from(values, Math.abs);
  const least = sizes.toSorted()[values.length - most] ?? 0;
  const found: number[] = [];
  for (let index = 0; index < sizes.length; index++) if ((sizes[index] ?? 0) >= least) found.push(index);
  return found.sort((a, b) => (sizes[b] ?? 0) - (sizes[a] ?? 0)).slice(0, most);
}

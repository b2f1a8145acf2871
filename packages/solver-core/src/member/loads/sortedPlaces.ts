import { firstIndex } from '../../linalg/firstIndex.ts';

/** Distinct places along the beam, ascending, and a look-up of their indexes. */
export interface SortedPlaces {
  readonly places: Float64Array;
  readonly indexOf: (x: number) => number;
}

/**
 * Sorts places from 0 to L and removes duplicates.
 *
 * Uses as many equal buckets as places: if they are spread about evenly, sorting and looking up take constant time for
 * each place; otherwise no more than O(log n) each.
 */
export function sortPlaces(given: Float64Array, L: number): SortedPlaces {
  const count = given.length;
  const perLength = count / L;
  const bucketOf = (x: number): number => Math.min((x * perLength) | 0, count - 1);
  const first = new Int32Array(count + 1);
  for (let i = 0; i < count; i++) first[bucketOf(given[i]!) + 1]!++;
  for (let b = 0; b < count; b++) first[b + 1]! += first[b]!;
  const places = new Float64Array(count);
  const filled = first.slice();
  for (let i = 0; i < count; i++) places[filled[bucketOf(given[i]!)]!++] = given[i]!;
  let kept = 0;
  for (let b = 0; b < count; b++) {
    const from = first[b]!;
    const to = first[b + 1]!;
    sortRangeInto(places, from, to);
    first[b] = kept;
    for (let i = from; i < to; i++)
      if (i === from || places[i] !== places[kept - 1]) places[kept++] = places[i]!;
  }
  first[count] = kept;
  // Replaces -0 by 0.
  if (places[0] === 0) places[0] = 0;
  return {
    places: places.subarray(0, kept),
    indexOf: (x) => {
      const bucket = bucketOf(x);
      return firstIndex(first[bucket]!, first[bucket + 1]! - 1, (i) => places[i]! >= x);
    },
  };
}

function sortRangeInto(places: Float64Array, from: number, to: number): void {
  if (to - from > FEW) {
    places.subarray(from, to).sort();
    return;
  }
  for (let i = from + 1; i < to; i++) {
    const x = places[i]!;
    let k = i;
    for (; k > from && places[k - 1]! > x; k--) places[k] = places[k - 1]!;
    places[k] = x;
  }
}

/** Up to this many places are sorted by insertion. */
const FEW = 16;

import { COUNTED_AT_MOST, COUNTED_WITHIN } from '../linalg/tolerance.ts';

/** A root between two values whose counts differ, and the counts at both. */
export interface CountedRoot {
  readonly value: number;
  /** The number of roots below a value just under the root and just above it: proof that none was missed. */
  readonly below: number;
  readonly above: number;
  /**
   * Distance of the two values from the root, relative to it; closer values would be blurred by the rounding of the
   * counts.
   */
  readonly within: number;
}

/** Bounds of a search for roots. */
export interface RootSearch {
  /** Number of lowest roots to find. */
  readonly wanted: number;
  /** Where the search begins, above zero. */
  readonly start: number;
  /** The end of the range beyond which roots do not matter. */
  readonly end: number;
}

/**
 * Finds the lowest roots above zero, with their multiplicity, by bisecting intervals between values whose counts are
 * known: `count` returns the number of roots below a value. Accurate to the last digits of the counts.
 */
export function findRoots(
  count: (value: number) => number,
  { wanted, start, end }: RootSearch,
): CountedRoot[] {
  const known = new Map<number, number>([[0, 0]]);
  const ask = (value: number): number => {
    const before = known.get(value);
    if (before !== undefined) return before;
    const found = count(value);
    known.set(value, found);
    return found;
  };
  let high = start;
  while (ask(high) < wanted && high < end) high = Math.min(2 * high, end);
  const reachable = Math.min(wanted, ask(high));
  const roots: number[] = [];
  for (let k = 1; k <= reachable; k++) {
    let low = 0;
    let top = high;
    for (const [value, found] of known) {
      if (found < k && value > low) low = value;
      if (found >= k && value < top) top = value;
    }
    while (top - low > 2 * Number.EPSILON * top) {
      // A root of unknown size is first searched for by its exponent.
      const middle = low === 0 ? top / 4 : (low + top) / 2;
      if (middle <= low || middle >= top) break;
      if (ask(middle) < k) low = middle;
      else top = middle;
    }
    roots.push((low + top) / 2);
  }
  return roots.map((value, k): CountedRoot => {
    for (let within = COUNTED_WITHIN; ; within *= 10) {
      const below = ask(value * (1 - within));
      const above = ask(value * (1 + within));
      if ((below <= k && above > k) || within >= COUNTED_AT_MOST) return { value, below, above, within };
    }
  });
}

import { COUNTED_AT_MOST, COUNTED_WITHIN } from '../linalg/tolerance.ts';

/** A root between two values whose counts differ, and the counts at both. */
export interface CountedRoot {
  readonly value: number;
  /** How many roots lie below a value just under it and just above it: none was missed. */
  readonly below: number;
  readonly above: number;
  /** How far the two values are from the root, relative to it: nearer ones the rounding of the counts blurs. */
  readonly within: number;
}

/** Bounds of a search for roots. */
export interface RootSearch {
  /** How many of the lowest roots are wanted. */
  readonly wanted: number;
  /** Where the search begins, above zero. */
  readonly start: number;
  /** Beyond it there is no root that matters. */
  readonly end: number;
}

/**
 * Finds the lowest roots above zero, each as often as it is one, by halving intervals between values whose counts are
 * known: `count` returns how many roots lie below a value. Exact to the last digits that the counts have.
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
      // A root of unknown size is sought by its exponent first.
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

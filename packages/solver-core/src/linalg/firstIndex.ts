/**
 * Finds the first index from `low` on, before `high`, where something holds that holds from there on; `high` where it
 * never does. Bisection: O(log n).
 *
 * @example firstIndex(0, 4, (i) => [1, 3, 5, 7][i]! > 4) // 2
 */
export function firstIndex(low: number, high: number, holds: (index: number) => boolean): number {
  let from = low;
  let to = high;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (holds(middle)) to = middle;
    else from = middle + 1;
  }
  return from;
}

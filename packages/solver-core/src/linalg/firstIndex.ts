/**
 * Finds the first index in [low, high) for which `holds` is true; returns `high` if there is none. Once true, `holds`
 * must stay true for all higher indices. Bisection: O(log n).
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

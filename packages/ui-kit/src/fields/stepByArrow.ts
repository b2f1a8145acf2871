const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * Returns the entry that an arrow key moves to in a ring of `count` entries, in which the first follows the last.
 * Returns undefined for any other key.
 *
 * @example stepByArrow('ArrowRight', 2, 3) // 0
 */
export function stepByArrow(key: string, from: number, count: number): number | undefined {
  const step = STEPS[key];
  return step && (from + step + count) % count;
}

/** The key handling of a list. */
export interface RovingKeys {
  /** The number of entries. */
  readonly count: number;
  /** Whether the entries are in a row or in a column. */
  readonly axis: 'x' | 'y';
  /** Whether the first follows the last. @default false */
  readonly wraps?: boolean;
  /** Number of entries that PgUp and PgDn skip; without it these keys do nothing. */
  readonly page?: number;
}

/**
 * Returns the entry that a key moves to: arrow keys, Home, End, PgUp and PgDn. Null for other keys.
 *
 * @example goByKey('End', 2, { count: 7, axis: 'y' }) // 6
 */
export function goByKey(
  key: string,
  from: number,
  { count, axis, wraps = false, page }: RovingKeys,
): number | null {
  const [back, on] = axis === 'x' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown'];
  if (count === 0) return null;
  const keep = (place: number): number => Math.min(Math.max(place, 0), count - 1);
  const turn = (place: number): number => (wraps ? (place + count) % count : keep(place));
  switch (key) {
    case back:
      return turn(from - 1);
    case on:
      return turn(from + 1);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    case 'PageUp':
      return page === undefined ? null : keep(from - page);
    case 'PageDown':
      return page === undefined ? null : keep(from + page);
    default:
      return null;
  }
}

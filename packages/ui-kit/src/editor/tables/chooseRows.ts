import type { Choosing } from './useRovingFocus.ts';

/** The rows of a table and the chosen ones among them; all numbers are indices of items. */
export interface RowChoice {
  readonly chosen: readonly number[];
  /** The row that is chosen by default. */
  readonly current: number;
  /** The indices in display order. */
  readonly order: readonly number[];
}

/**
 * Returns the chosen rows after a press on a row or a move to it; that row is the last. A range starts at the row that
 * was chosen first; at least one row stays chosen.
 *
 * @example chooseRows({ chosen: [1], current: 1, order: [0, 1, 2, 3] }, 3, 'range') // [1, 2, 3]
 */
export function chooseRows(
  { chosen, current, order }: RowChoice,
  index: number,
  how: Choosing,
): readonly number[] {
  const before = chosen.length > 0 ? chosen : [current].filter((row) => row >= 0);
  switch (how) {
    case 'only':
      return [index];
    case 'toggle': {
      const others = before.filter((row) => row !== index);
      if (others.length === before.length) return [...before, index];
      return others.length > 0 ? others : before;
    }
    case 'range': {
      const [from, to] = [order.indexOf(before[0] ?? index), order.indexOf(index)];
      const rows = order.slice(Math.min(from, to), Math.max(from, to) + 1);
      return from <= to ? rows : rows.reverse();
    }
    default:
      return how satisfies never;
  }
}

import type { Choosing } from './useRovingFocus.ts';

/** The rows of a table and the choice among them; all are indices of items. */
export interface RowChoice {
  readonly chosen: readonly number[];
  /** The row that is chosen by default. */
  readonly current: number;
  /** The indices in the order of their rows. */
  readonly order: readonly number[];
}

/**
 * Gives the rows that are chosen after another one was pressed or gone to, that row last. A range goes from the row
 * that was chosen first; the last row that is chosen stays so.
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

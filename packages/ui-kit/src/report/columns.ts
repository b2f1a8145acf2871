import { NO_NUMBER, type Quantity } from '@eecs/solver-core';
import { type ReportBlock, type ReportColumn, type Runs, plain, symbol } from './blocks.ts';
import type { ReportNumbers } from './reportNumbers.ts';

/** A column of words. */
export const wordColumn = (head: string): ReportColumn => ({ head: plain(head), isNumeric: false });

/** A column of numbers of one quantity with its symbol as heading. */
export function numberColumn(
  { unit }: Pick<ReportNumbers, 'unit'>,
  quantity: Quantity,
  head: Runs,
): ReportColumn {
  const shown = unit(quantity);
  // Feet and inches are written with each number, so the heading has no unit.
  return { head, isNumeric: true, ...(shown !== 'ft-in' && shown !== '' && { unit: shown }) };
}

/** A column of places along x. */
export const placeColumn = (numbers: Pick<ReportNumbers, 'unit'>): ReportColumn =>
  numberColumn(numbers, 'length', symbol('x'));

/** A column that is left out if it is empty in every row. */
export interface OptionalColumn<Row> {
  readonly column: ReportColumn;
  readonly write: (row: Row) => string;
}

/** A table without its empty columns; the first column always stays. */
export function listTable<Row>(
  rows: readonly Row[],
  columns: readonly OptionalColumn<Row>[],
  caption: string,
): ReportBlock {
  const cells = rows.map((row) => columns.map(({ write }) => write(row)));
  const shown = columns
    .map((column, at) => ({ column, at }))
    .filter(({ at }) => at === 0 || cells.some((row) => row[at] !== ''));
  return {
    kind: 'table',
    caption,
    columns: shown.map(({ column }) => column.column),
    rows: cells.map((row) =>
      shown.map(({ at }): Runs => plain(row[at] === '' ? NO_NUMBER : (row[at] ?? ''))),
    ),
  };
}

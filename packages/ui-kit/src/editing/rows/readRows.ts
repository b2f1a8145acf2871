import { isWordy, matchHeading } from './readHeading.ts';
import { type TextRow, splitRows } from './splitRows.ts';

/** A column to look for. */
export interface RowColumn<Key extends string> {
  readonly key: Key;
  /** Its names in headings, in lower case, in every language. */
  readonly names: readonly string[];
}

/** A cell, and how messages name its place. */
export interface RowCell {
  readonly text: string;
  /** The heading of its column as in the table, or the number of the column. */
  readonly column: string;
  /** Its name in the heading, in lower case; empty without a heading. */
  readonly name: string;
  /** The unit of the heading; empty if it has none. */
  readonly unit: string;
}

/** One row of a table: its cells by their columns; a missing cell is empty. */
export interface ReadRow<Key extends string> {
  readonly row: number;
  readonly cell: (key: Key) => RowCell;
}

export interface ReadRows<Key extends string> {
  readonly rows: readonly ReadRow<Key>[];
  /** Headings of columns that are unknown or appear a second time. */
  readonly passedOver: readonly string[];
}

/**
 * Reads the rows of a table. A first row of words that names a column is the heading, which may list the columns in any
 * order. `plain` gives the columns of rows without a heading, by the number of cells. Null if the text has no rows, or
 * if its headings name no column: then the reader has to name them.
 */
export function readRows<Key extends string>(
  text: string,
  columns: readonly RowColumn<Key>[],
  plain: (cells: readonly string[]) => readonly Key[],
): ReadRows<Key> | null {
  const lines = splitRows(text).filter(({ cells }) => cells.some((cell) => cell !== ''));
  const readHeads = (row: TextRow | undefined) =>
    (row?.cells ?? []).map((cell) => {
      const find = (name: string): Key | undefined => columns.find(({ names }) => names.includes(name))?.key;
      return { cell, ...matchHeading(cell, find) };
    });
  const isHead = (row: TextRow | undefined): boolean =>
    row !== undefined && isWordy(row.cells) && readHeads(row).some(({ key }) => key !== undefined);
  // A word or two alone above the headings are the title of the table.
  const isTitled =
    lines.length > 1 &&
    lines[0] !== undefined &&
    isTitle(lines[0]) &&
    !isTitle(lines[1]) &&
    (isHead(lines[1]) || isUnknownHead(lines.slice(1)));
  const filled = isTitled ? lines.slice(1) : lines;
  const [first] = filled;
  if (first === undefined) return null;
  const heads = readHeads(first);
  const isHeading = isHead(first);
  if (!isHeading && isUnknownHead(filled)) return null;
  if (!isHeading) return { rows: filled.map((row) => toRow(row, plain(row.cells))), passedOver: [] };
  const keys = heads.map(({ key }) => key);
  const rows = filled.slice(1).map(({ row, cells }) => ({
    row,
    cell: (key: Key): RowCell => {
      const at = keys.indexOf(key);
      const {
        cell: column = columns.find((one) => one.key === key)?.names[0] ?? key,
        name = '',
        unit = '',
      } = heads[at] ?? {};
      return { text: cells[at] ?? '', column, name, unit };
    },
  }));
  if (rows.length === 0) return null;
  return {
    rows,
    passedOver: heads.flatMap(({ cell, key }, at) =>
      (key === undefined || keys.indexOf(key) !== at) && /\p{L}/u.test(cell) ? [cell] : [],
    ),
  };
}

/** Returns whether rows of values follow a row of several words, which must be their headings. */
function isUnknownHead([first, ...rest]: readonly TextRow[]): boolean {
  return (
    first !== undefined &&
    isWordy(first.cells) &&
    !isTitle(first) &&
    rest.length > 0 &&
    rest.every(({ cells }) => !isWordy(cells))
  );
}

/** Returns whether a row has a single cell of one or two words. */
function isTitle(row: TextRow | undefined): boolean {
  return row !== undefined && isWordy(row.cells) && row.cells.filter((cell) => cell !== '').length === 1;
}

function toRow<Key extends string>({ row, cells }: TextRow, keys: readonly Key[]): ReadRow<Key> {
  return {
    row,
    cell: (key) => {
      const at = keys.indexOf(key);
      return { text: cells[at] ?? '', column: at < 0 ? key : String(at + 1), name: '', unit: '' };
    },
  };
}

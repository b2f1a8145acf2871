import type { Quantity } from '@eecs/solver-core';
import {
  type RowDoubt,
  type RowProblem,
  isComputed,
  matchHeading,
  readHeading,
  readNumber,
  settleMark,
} from '@eecs/ui-kit/editing';
import type { RowLabel } from '../editing/addedTable.ts';
import { NUMBER_NAMES } from './columnNames.ts';
import type { CellRefusal, ReadCell } from './createCellReader.ts';

/** A column of a table, by its heading, with the unit of the heading. */
export interface Head<Key extends string> {
  /** Null for an unknown column. */
  readonly key: Key | null;
  readonly column: string;
  readonly unit: string;
}

/** A row of a table whose columns are known. */
export interface TableLine<Key extends string> {
  readonly row: number;
  readonly cells: readonly string[];
  readonly heads: readonly Head<Key>[];
  /** Problems found; readers of cells add to it. */
  readonly problems: RowProblem[];
  /** Ambiguous cells found; readers of cells add to it. */
  readonly doubts: RowDoubt[];
  readonly locale: string;
  readonly readCell: ReadCell;
  /** Joints without a number, by name in lower case, with the number they count as. */
  readonly namedJoints: ReadonlyMap<string, number>;
}

/** A cell, with the meaning of its heading. */
export interface TableCell {
  readonly text: string;
  readonly column: string;
  readonly unit: string;
}

/** Headings of columns when reading, in lower case, in all languages of the editor. */
export type ColumnNames<Key extends string> = Readonly<Record<Key, readonly string[]>>;

/** Reads the columns of a heading. */
export function toHeads<Key extends string>(
  cells: readonly string[],
  names: ColumnNames<Key>,
): readonly Head<Key>[] {
  const find = (name: string): Key | undefined =>
    (Object.keys(names) as Key[]).find((one) => names[one].includes(name));
  return cells.map((column) => {
    // The number of a joint identifies it: `Start Node No.`.
    const { key, unit } = matchHeading(
      column,
      (name) => find(name) ?? find(name.replace(/ (?:no|nr|id|number|№)$/u, '')),
    );
    return { key: key ?? null, column, unit };
  });
}

/** Returns whether a column is among those of a heading. */
export function hasColumn<Key extends string>(heads: readonly Head<Key>[], name: Key): boolean {
  return heads.some(({ key }) => key === name);
}

/** Returns a cell by its column; a missing one is empty. */
export function findCell<Key extends string>({ cells, heads }: TableLine<Key>, name: Key): TableCell {
  const at = heads.findIndex(({ key }) => key === name);
  return { text: cells[at] ?? '', column: heads[at]?.column ?? name, unit: heads[at]?.unit ?? '' };
}

/** Records the problem of a cell; the placeholder number in the cell is never used. */
export function refuseCell(
  { row, problems }: Pick<TableLine<string>, 'row' | 'problems'>,
  { column, text }: Pick<TableCell, 'column' | 'text'>,
  why: CellRefusal = { code: 'number' },
): number {
  problems.push({ row, column, text, ...(text === '' ? { code: 'missing' } : why) });
  return 0;
}

/** Removes the thousands separator from a cell, and records a doubt if it is ambiguous. */
export function settleCell(
  { row, doubts, locale }: Pick<TableLine<string>, 'row' | 'doubts' | 'locale'>,
  cell: TableCell,
): string {
  const { text, isDoubtful } = settleMark(cell.text, locale);
  if (isDoubtful) doubts.push({ row, column: cell.column, text: cell.text, readAs: text });
  return text;
}

/** Reads a whole number of a cell. */
export function readWhole<Key extends string>(line: TableLine<Key>, cell: TableCell): number {
  const number = readNumber(settleCell(line, cell), line.locale);
  return number !== null && Number.isInteger(number) ? number : refuseCell(line, cell);
}

/** Reads the number of a joint; the cell may contain its name instead. */
export function readJointNumber<Key extends string>(line: TableLine<Key>, cell: TableCell): number {
  return line.namedJoints.get(cell.text.trim().toLowerCase()) ?? readWhole(line, cell);
}

/** Reads the value of a cell, in the document's unit; an empty cell is refused if its default is null. */
export function readValueOf<Key extends string>(
  line: TableLine<Key>,
  cell: TableCell,
  { quantity, empty }: { readonly quantity: Quantity; readonly empty: number | null },
): number {
  if (cell.text === '' && empty !== null) return empty;
  const text = settleCell(line, cell);
  const number = readNumber(text, line.locale);
  if (number === null && isComputed(text)) return refuseCell(line, cell);
  const value = line.readCell(number === null ? text : String(number), cell.unit, quantity);
  return typeof value === 'number' ? value : refuseCell(line, cell, value);
}

/** Texts that spreadsheets write in place of a value that a formula could not compute. */
const FAILED = /^#(?:N\/A|[A-Z\d/]+[!?])$/;
/** Columns of names, which may look like formulas. */
const NAMED: readonly (string | null)[] = ['material', 'section', 'sets'];

/** Rejects cells with failed formulas in the columns that are read; returns whether there are any. */
export function refuseFailed(line: TableLine<string>): boolean {
  const labels = findLabels(line.heads);
  const before = line.problems.length;
  line.heads.forEach(({ key, column }, at) => {
    const text = line.cells[at] ?? '';
    const isFailed = FAILED.test(text) || (text.startsWith('=') && !NAMED.includes(key));
    if (isFailed && (key !== null || at === labels)) refuseCell(line, { column, text }, { code: 'formula' });
  });
  return line.problems.length > before;
}

/** Letters of another alphabet that look like axis names. */
const ALIKE: Readonly<Record<string, string>> = { х: 'x', у: 'y' };

/** Reads the restraints of a joint: `XY`, `x, z`, their sum 1 + 2 + 4, or nothing. */
export function readAnchor(line: TableLine<string>, cell: TableCell): number {
  const [, sum] = /^([0-7])(?:[.,]0+)?$/.exec(cell.text) ?? [];
  if (sum !== undefined) return Number(sum);
  const letters = cell.text.toLowerCase().replaceAll(/[ху]/g, (letter) => ALIKE[letter] ?? letter);
  if (!/^(?:[xyz][xyz ,;+/]*|[-–—]?)$/.test(letters)) return refuseCell(line, cell, { code: 'held' });
  return ['x', 'y', 'z'].reduce((sum, axis, bit) => sum + (letters.includes(axis) ? 2 ** bit : 0), 0);
}

/** Returns whether a heading belongs to a column of numbers of joints, rods or rows. */
export function isNumberHeading(column: string): boolean {
  return NUMBER_NAMES.has(readHeading(column).name);
}

/**
 * Finds the column that numbers the rows: by its heading, otherwise the first with any other heading; -1 if there is
 * none.
 */
export function findLabels(heads: readonly Head<string>[]): number {
  const called = heads.findIndex(({ key, column }) => key === null && isNumberHeading(column));
  return called < 0 && heads[0]?.key === null ? 0 : called;
}

/** Reads the name of a row in its table; null if there is no such column. */
export function readLabel({ heads, cells }: TableLine<string>): RowLabel | null {
  const at = findLabels(heads);
  const head = heads[at];
  if (head === undefined) return null;
  const text = cells[at]?.trim() ?? '';
  return {
    column: head.column,
    text,
    number: /^\d{1,9}([.,]0+)?$/.test(text) ? Number.parseInt(text, 10) : null,
    isCalled: isNumberHeading(head.column),
  };
}

import {
  type Quantity,
  type Unit,
  type UnitSystem,
  LIMITS,
  baseUnit,
  parseQuantity,
} from '@eecs/solver-core';
import { isComputed, readNumber, settleMark } from './readNumber.ts';
import type { ReadRow, RowCell } from './readRows.ts';

/** Why a cell is rejected; the views make texts from these codes. */
export type RowProblemCode =
  /** The cell is empty. */
  | 'missing'
  /** The cell is not a number. */
  | 'number'
  /** The unit does not fit the quantity. */
  | 'unit'
  /** The cell contains the error of a formula, or a formula without a value. */
  | 'formula'
  /** The text does not list directions in which a joint is restrained. */
  | 'held'
  /** The text names nothing that exists. */
  | 'unknown'
  /** The place is not on the beam. */
  | 'outside'
  /** The name or place is already used. */
  | 'taken'
  /** The value is not above zero, or the end is not after the start. */
  | 'small'
  /** The value is impossible for its kind. */
  | 'unfit'
  /** The value is greater than a document allows. */
  | 'great'
  /** The number of the row is already used by another row. */
  | 'doubled'
  /** There are more rows than the document has room for. */
  | 'many'
  /** A quote opens the cell and is never closed. */
  | 'quote';

/** The limit of a value. */
export interface RowBound {
  readonly value: number;
  readonly unit: Unit;
}

/** A rejected cell, with its place. */
export interface RowProblem {
  readonly row: number;
  readonly column: string;
  readonly text: string;
  readonly code: RowProblemCode;
  /** For `many`: the number of rows with room. */
  readonly most?: number;
  /** For `great` and `small`: the limit that the value exceeds. */
  readonly bound?: RowBound;
  /** For `doubled`: the first row with that number. */
  readonly first?: number;
}

/** A cell that another reader might read differently, with its place and the meaning it was given. */
export interface RowDoubt {
  readonly row: number;
  readonly column: string;
  readonly text: string;
  readonly readAs: string;
}

export interface RowReading {
  readonly system: UnitSystem;
  readonly locale: string;
  /** The unit of a number that is written without one. */
  readonly unitOf: (quantity: Quantity, system: UnitSystem) => Unit;
}

/** Reads cells one after another and collects their problems. */
export interface RowReader<Key extends string> {
  /** Problems found so far; the other methods add to it. */
  readonly problems: RowProblem[];
  /** Ambiguous cells found so far; the other methods add to it. */
  readonly doubts: RowDoubt[];
  readonly refuse: (row: ReadRow<Key>, key: Key, code: RowProblemCode) => null;
  /** Returns a value in the base unit of the document; undefined for an empty cell, null for a rejected one. */
  readonly optional: (row: ReadRow<Key>, key: Key, quantity: Quantity) => number | null | undefined;
  /** Like `optional`, but rejects an empty cell. */
  readonly value: (row: ReadRow<Key>, key: Key, quantity: Quantity) => number | null;
}

/** Creates the reader of the cells of one table. */
export function createRowReader<Key extends string>(reading: RowReading): RowReader<Key> {
  const problems: RowProblem[] = [];
  const doubts: RowDoubt[] = [];
  const refuse: RowReader<Key>['refuse'] = (row, key, code) => {
    const { text, column } = row.cell(key);
    problems.push({ row: row.row, column, text, code });
    return null;
  };
  const optional: RowReader<Key>['optional'] = (row, key, quantity) => {
    const cell = row.cell(key);
    if (cell.text === '') return undefined;
    const { text, isDoubtful } = settleMark(cell.text, reading.locale);
    const read = readCell({ ...cell, text }, quantity, reading);
    if (read === 'great' || (typeof read === 'number' && Math.abs(read) > LIMITS.full.magnitude)) {
      const bound = { value: LIMITS.full.magnitude, unit: baseUnit(quantity, reading.system) };
      problems.push({ row: row.row, column: cell.column, text: cell.text, code: 'great', bound });
      return null;
    }
    if (typeof read === 'string') return refuse(row, key, read);
    if (isDoubtful) doubts.push({ row: row.row, column: cell.column, text: cell.text, readAs: text });
    return read;
  };
  return {
    problems,
    doubts,
    refuse,
    optional,
    value: (row, key, quantity) => {
      const value = optional(row, key, quantity);
      return value === undefined ? refuse(row, key, 'missing') : value;
    },
  };
}

/** A number has the unit written with it, otherwise the unit of its heading, otherwise the displayed unit. */
function readCell(
  { text, unit }: RowCell,
  quantity: Quantity,
  { system, locale, unitOf }: RowReading,
): number | 'number' | 'unit' | 'great' {
  const shown = unitOf(quantity, system);
  // Either mark may be the decimal mark, whatever the language of the page: a spreadsheet has its own.
  const bare = readNumber(text, locale);
  if (bare === null && isComputed(text)) return 'number';
  const parse = (written: string) => parseQuantity(written, { quantity, system, locale, unit: shown });
  const headed = unit === '' ? null : parse(`(${bare ?? text}) ${unit}`);
  if (headed?.ok === true) return headed.value;
  // A cell with its own unit ignores the unit of the heading.
  const read =
    headed !== null && !/[\p{L}'"′″°]/u.test(text) ? headed : parse(bare === null ? text : String(bare));
  if (read.ok) return read.value;
  if (read.code === 'notFinite') return 'great';
  return read.code === 'unknownUnit' || read.code === 'wrongDimension' ? 'unit' : 'number';
}

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

/** Why a cell cannot be taken; texts for people are made from these by what shows them. */
export type RowProblemCode =
  /** Nothing is there. */
  | 'missing'
  /** Not a number. */
  | 'number'
  /** A unit that does not fit. */
  | 'unit'
  /** The error of a formula, or a formula that has no value. */
  | 'formula'
  /** No directions that a joint may be held in. */
  | 'held'
  /** A word for nothing that there is. */
  | 'unknown'
  /** A place that is not on the beam. */
  | 'outside'
  /** A name or a place that another one has. */
  | 'taken'
  /** Not above zero, or the end not behind the start. */
  | 'small'
  /** A value that its kind cannot have. */
  | 'unfit'
  /** Beyond what a document may hold. */
  | 'great'
  /** A number that another row goes by. */
  | 'doubled'
  /** More rows than there is room for. */
  | 'many'
  /** A quote begins the cell, and nothing ends it. */
  | 'quote';

/** How far values go. */
export interface RowBound {
  readonly value: number;
  readonly unit: Unit;
}

/** A cell that cannot be taken, with its place. */
export interface RowProblem {
  readonly row: number;
  readonly column: string;
  readonly text: string;
  readonly code: RowProblemCode;
  /** For `many`: the number of rows that there is room for. */
  readonly most?: number;
  /** For `great` and `small`: the bound that the value is beyond. */
  readonly bound?: RowBound;
  /** For `doubled`: the row that had it first. */
  readonly first?: number;
}

/** A cell that another reader would read otherwise, with its place, and as what it was read. */
export interface RowDoubt {
  readonly row: number;
  readonly column: string;
  readonly text: string;
  readonly readAs: string;
}

export interface RowReading {
  readonly system: UnitSystem;
  readonly locale: string;
  /** The unit of a number without one. */
  readonly unitOf: (quantity: Quantity, system: UnitSystem) => Unit;
}

/** Reads cells one after another and keeps what is wrong with them. */
export interface RowReader<Key extends string> {
  /** Written into by the others. */
  readonly problems: RowProblem[];
  /** Written into by the others: cells that were read and may mean something else. */
  readonly doubts: RowDoubt[];
  readonly refuse: (row: ReadRow<Key>, key: Key, code: RowProblemCode) => null;
  /** A value in the base unit of the document; undefined of an empty cell, null of a refused one. */
  readonly optional: (row: ReadRow<Key>, key: Key, quantity: Quantity) => number | null | undefined;
  /** The same where an empty cell is refused. */
  readonly value: (row: ReadRow<Key>, key: Key, quantity: Quantity) => number | null;
}

/** Creates what reads the cells of one table. */
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

/** A number takes the unit of its heading, else the one that is shown; its own goes before both. */
function readCell(
  { text, unit }: RowCell,
  quantity: Quantity,
  { system, locale, unitOf }: RowReading,
): number | 'number' | 'unit' | 'great' {
  const shown = unitOf(quantity, system);
  // Either mark may be that of decimals, whatever the language of the page: a spreadsheet has its own.
  const bare = readNumber(text, locale);
  if (bare === null && isComputed(text)) return 'number';
  const parse = (written: string) => parseQuantity(written, { quantity, system, locale, unit: shown });
  const headed = unit === '' ? null : parse(`(${bare ?? text}) ${unit}`);
  if (headed?.ok === true) return headed.value;
  // A cell with a unit of its own ignores the unit of the heading.
  const read =
    headed !== null && !/[\p{L}'"′″°]/u.test(text) ? headed : parse(bare === null ? text : String(bare));
  if (read.ok) return read.value;
  if (read.code === 'notFinite') return 'great';
  return read.code === 'unknownUnit' || read.code === 'wrongDimension' ? 'unit' : 'number';
}

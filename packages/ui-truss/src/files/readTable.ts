import type { Quantity } from '@eecs/solver-core';
import {
  type RowDoubt,
  type RowProblem,
  readHeading,
  readNumber,
  settleMark,
  splitRows,
} from '@eecs/ui-kit/editing';
import type { ReadValue } from './createValueReader.ts';

/** A joint of a table, in the unit of length it was read in. */
export interface TableJoint {
  readonly row: number;
  /** What a column before the places calls it, as rods of the same table do; null where there is none. */
  readonly number: number | null;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** Held directions, where the table tells them: `XY`, `x y z`, or the sum 1 + 2 + 4. */
  readonly anchor: number;
}

/** A rod of a table: two numbers of joints, counted from 1, and what it is called to be made of. */
export interface TableRod {
  readonly row: number;
  readonly i: number;
  readonly j: number;
  readonly material: string;
  readonly section: string;
  /** By how much it is warmer than it was made, in the document's unit; 0 where the table does not say. */
  readonly dT: number;
  /** By how much it was made too long, in the document's unit. */
  readonly dL: number;
}

/**
 * What a table from a spreadsheet or a CSV file holds, or its first row that makes no sense,
 * counted from 1, and all cells that make none.
 */
export type ReadTable =
  | {
      readonly ok: true;
      readonly joints: readonly TableJoint[];
      readonly rods: readonly TableRod[];
      /** Headings of columns that are not read. */
      readonly passedOver: readonly string[];
      /** How many rows stand under other headings, as loads do, and are not read. */
      readonly otherRows: number;
      /** Cells that may mean something else. */
      readonly doubts: readonly RowDoubt[];
    }
  | { readonly ok: false; readonly row: number; readonly problems: readonly RowProblem[] };

export type TableKind = 'joints' | 'rods';

export interface TableOptions {
  /** What rows of numbers without a heading are. */
  readonly kind: TableKind;
  /** The language of the reader, which decides what a comma is. */
  readonly locale: string;
  /** Reads a value such as `12.5` or `12 ft 6 in`. */
  readonly readValue: ReadValue;
}

type Column = keyof typeof NAMES;

/**
 * What columns are called where they are read, in the languages of the editor together;
 * what is shown over them is among the texts.
 */
const NAMES = {
  x: ['x'],
  y: ['y'],
  z: ['z'],
  anchor: ['anchor', 'anchors', 'опоры', 'опора', 'опори'],
  i: ['i', 'start', 'from', 'начало', 'початок'],
  j: ['j', 'end', 'to', 'конец', 'кінець'],
  material: ['material', 'материал', 'матеріал'],
  section: ['section', 'cross-section', 'сечение', 'переріз'],
  dT: ['dt', 'δt'],
  dL: ['dl', 'δl'],
} as const;

/**
 * Reads joints and rods out of a text as a spreadsheet copies it, or a CSV file holds it: cells apart by tabs,
 * semicolons or commas, decimals with a point or a comma. Headings (x, y, z or i, j) begin a block and name its
 * columns; without them columns are x y z, or the two joints of a rod. Null where there is no table at all.
 */
export function readTable(text: string, options: TableOptions): ReadTable | null {
  const lines = splitRows(text);
  if (!lines.some(({ cells }) => cells.length > 1)) return null;
  const joints: TableJoint[] = [];
  const rods: TableRod[] = [];
  const problems: RowProblem[] = [];
  const doubts: RowDoubt[] = [];
  const passedOver = new Set<string>();
  let heads: readonly Head[] | null = null;
  /** A block of other things, such as forces, is passed over. */
  let isSkipped = false;
  let otherRows = 0;
  for (const { row, cells } of lines) {
    if (cells.every((cell) => cell === '')) {
      isSkipped = false;
      continue;
    }
    const heading = readHeads(cells);
    if (heading !== null) {
      isSkipped = heading === 'other';
      heads = heading === 'other' ? null : heading;
      // The first column may count the rows.
      for (const { key, column } of heads?.slice(1) ?? [])
        if (key === null && column !== '') passedOver.add(column);
      continue;
    }
    if (isSkipped) {
      otherRows += 1;
      continue;
    }
    const line = {
      row,
      cells,
      heads: heads ?? (options.kind === 'joints' ? PLAIN_JOINTS : PLAIN_RODS),
      problems,
      doubts,
      locale: options.locale,
    };
    if (line.heads.some(({ key }) => key === 'i')) rods.push(readRod(line, options));
    else joints.push(readJoint(line, options));
  }
  const [first] = problems;
  if (first !== undefined) return { ok: false, row: first.row, problems };
  return joints.length + rods.length === 0
    ? null
    : { ok: true, joints, rods, passedOver: [...passedOver], otherRows, doubts };
}

/** A column of a table, as its heading calls it, and the unit it names. */
interface Head {
  readonly key: Column | null;
  readonly column: string;
  readonly unit: string;
}

const toPlain = (keys: readonly Column[]): readonly Head[] =>
  keys.map((key, at) => ({ key, column: String(at + 1), unit: '' }));
const PLAIN_JOINTS = toPlain(['x', 'y', 'z', 'anchor']);
const PLAIN_RODS = toPlain(['i', 'j', 'material', 'section', 'dT', 'dL']);

/** Reads the columns of a heading; `other` where it names none that is wanted, null where the row is none. */
function readHeads(cells: readonly string[]): readonly Head[] | 'other' | null {
  if (cells.some((cell) => /^[-+]?[\d.,]/.test(cell))) return null;
  const heads = cells.map((column) => {
    const { name, unit } = readHeading(column);
    const key = (Object.keys(NAMES) as Column[]).find((one) => NAMES[one].some((known) => known === name));
    return { key: key ?? null, column, unit };
  });
  const has = (name: Column): boolean => heads.some(({ key }) => key === name);
  if ((has('x') && has('y')) || (has('i') && has('j'))) return heads;
  return cells.filter((cell) => cell !== '').length > 1 && cells.every((cell) => !/\d/.test(cell))
    ? 'other'
    : null;
}

interface TableLine {
  readonly row: number;
  readonly cells: readonly string[];
  readonly heads: readonly Head[];
  /** Written into. */
  readonly problems: RowProblem[];
  readonly doubts: RowDoubt[];
  readonly locale: string;
}

function findCell({ cells, heads }: TableLine, name: Column): { text: string; column: string; unit: string } {
  const at = heads.findIndex(({ key }) => key === name);
  return { text: cells[at] ?? '', column: heads[at]?.column ?? name, unit: heads[at]?.unit ?? '' };
}

/** Keeps what is wrong with a cell; the number that stands in for it is never used. */
function refuse({ row, problems }: TableLine, { column, text }: { column: string; text: string }): number {
  problems.push({ row, column, text, code: text === '' ? 'missing' : 'number' });
  return 0;
}

/** Takes the mark of thousands out of a cell, and keeps that it may mean something else. */
function settle({ row, doubts, locale }: TableLine, cell: { column: string; text: string }): string {
  const { text, isDoubtful } = settleMark(cell.text, locale);
  if (isDoubtful) doubts.push({ row, column: cell.column, text: cell.text, readAs: text });
  return text;
}

interface Cell {
  readonly name: Column;
  readonly quantity: Quantity;
  /** Whether it may not be empty; else it is 0 then. */
  readonly isWanted: boolean;
}

function readCell(line: TableLine, { name, quantity, isWanted }: Cell, { readValue }: TableOptions): number {
  const cell = findCell(line, name);
  if (cell.text === '' && !isWanted) return 0;
  const text = settle(line, cell);
  const number = readNumber(text, line.locale);
  return readValue(number === null ? text : String(number), cell.unit, quantity) ?? refuse(line, cell);
}

function readJoint(line: TableLine, options: TableOptions): TableJoint {
  const place = (name: 'x' | 'y' | 'z'): number =>
    readCell(line, { name, quantity: 'length', isWanted: name !== 'z' }, options);
  const { row } = line;
  return {
    row,
    number: readOwnNumber(line),
    x: place('x'),
    y: place('y'),
    z: place('z'),
    anchor: readAnchor(findCell(line, 'anchor').text),
  };
}

/** The first column of a table with headings may number the joints; it is called as one likes. */
function readOwnNumber({ heads, cells }: TableLine): number | null {
  const [first] = heads;
  const text = cells[0]?.trim() ?? '';
  return first !== undefined && first.key === null && /^\d{1,9}$/.test(text) ? Number(text) : null;
}

function readRod(line: TableLine, options: TableOptions): TableRod {
  const end = (name: 'i' | 'j'): number => {
    const cell = findCell(line, name);
    const number = readNumber(settle(line, cell), line.locale);
    return number !== null && Number.isInteger(number) ? number : refuse(line, cell);
  };
  const { row } = line;
  return {
    row,
    i: end('i'),
    j: end('j'),
    material: findCell(line, 'material').text,
    section: findCell(line, 'section').text,
    dT: readCell(line, { name: 'dT', quantity: 'temperatureDifference', isWanted: false }, options),
    dL: readCell(line, { name: 'dL', quantity: 'displacement', isWanted: false }, options),
  };
}

function readAnchor(text: string): number {
  if (/^[0-7]$/.test(text)) return Number(text);
  const letters = text.toLowerCase();
  return ['x', 'y', 'z'].reduce((sum, axis, bit) => sum + (letters.includes(axis) ? 2 ** bit : 0), 0);
}

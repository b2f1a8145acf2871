import { type RowDoubt, type RowProblem, splitRows } from '@eecs/ui-kit/editing';
import type { AddedTable, TableJoint, TableRod, TableLoad } from '../editing/addedTable.ts';
import type { ReadCell } from './createCellReader.ts';
import { LOAD_NAMES, type LoadColumn, isLoadHeading, readLoads } from './readLoads.ts';
import {
  type ColumnNames,
  type Head,
  type TableLine,
  findCell,
  findLabels,
  hasColumn,
  readAnchor,
  readLabel,
  readValueOf,
  readWhole,
  refuseFailed,
  toHeads,
} from './tableCells.ts';

/**
 * What a table from a spreadsheet or a CSV file holds, or its first row that makes no sense,
 * counted from 1, and all cells that make none.
 */
export type ReadTable =
  | (AddedTable & {
      readonly ok: true;
      /** Headings of columns that are not read. */
      readonly passedOver: readonly string[];
      /** How many rows stand under other headings and are not read. */
      readonly otherRows: number;
      /** Cells that may mean something else. */
      readonly doubts: readonly RowDoubt[];
    })
  | { readonly ok: false; readonly row: number; readonly problems: readonly RowProblem[] };

export type TableKind = 'joints' | 'rods';

export interface TableOptions {
  /** What rows of numbers without a heading are. */
  readonly kind: TableKind;
  /** The language of the reader, which decides what a comma is. */
  readonly locale: string;
  /** Reads a value such as `12.5` or `12 ft 6 in`. */
  readonly readCell: ReadCell;
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
} as const satisfies ColumnNames<string>;

/**
 * Reads joints, rods and loads out of a text as a spreadsheet copies it, or a CSV file holds it: cells apart by tabs,
 * semicolons or commas, decimals with a point or a comma. Headings (x, y, z or i, j, or those of loads) begin a block and
 * name its columns; without them columns are x y z, or the two joints of a rod. Null where there is no table at all.
 */
export function readTable(text: string, options: TableOptions): ReadTable | null {
  const lines = splitRows(text);
  if (!lines.some(({ cells }) => cells.length > 1)) return null;
  const joints: TableJoint[] = [];
  const rods: TableRod[] = [];
  const loads: TableLoad[] = [];
  const setTitles: string[] = [];
  const problems: RowProblem[] = [];
  const doubts: RowDoubt[] = [];
  const passedOver = new Set<string>();
  let block: Block | null = null;
  let otherRows = 0;
  for (const { row, cells } of lines) {
    if (cells.every((cell) => cell === '')) {
      // A block of other things, such as forces, ends here.
      if (block?.of === 'other') block = null;
      continue;
    }
    const heading = readHeading(cells);
    if (heading !== null) {
      block = heading;
      if (heading.of === 'other') continue;
      const labels = findLabels(heading.heads);
      heading.heads.forEach(({ key, column }, at) => {
        if (key === null && column !== '' && at !== labels) passedOver.add(column);
        const isTaken = key !== null && heading.heads.findIndex((head) => head.key === key) < at;
        if (isTaken) passedOver.add(`${column} (${toLetters(at)})`);
      });
      if (heading.of === 'rods') readSetTitles(cells, setTitles);
      continue;
    }
    const line = { row, cells, problems, doubts, locale: options.locale, readCell: options.readCell };
    block ??= options.kind === 'rods' ? PLAIN_RODS : PLAIN_JOINTS;
    if (block.of === 'other') otherRows += 1;
    else if (refuseFailed({ ...line, heads: block.heads })) continue;
    else if (block.of === 'loads') loads.push(...readLoads({ ...line, heads: block.heads }));
    else if (block.of === 'rods') rods.push(readRod({ ...line, heads: block.heads }));
    else joints.push(readJoint({ ...line, heads: block.heads }));
  }
  const [first] = problems;
  if (first !== undefined) return { ok: false, row: first.row, problems };
  return joints.length + rods.length + loads.length === 0
    ? null
    : { ok: true, joints, rods, loads, setTitles, passedOver: [...passedOver], otherRows, doubts };
}

/** What rows below a heading are, with its columns. */
type Block =
  | { readonly of: 'joints' | 'rods'; readonly heads: readonly Head<Column>[] }
  | { readonly of: 'loads'; readonly heads: readonly Head<LoadColumn>[] }
  | { readonly of: 'other' };

const toPlain = (of: 'joints' | 'rods', keys: readonly Column[]): Block => ({
  of,
  heads: keys.map((key, at) => ({ key, column: String(at + 1), unit: '' })),
});
const PLAIN_JOINTS = toPlain('joints', ['x', 'y', 'z', 'anchor']);
const PLAIN_RODS = toPlain('rods', ['i', 'j', 'material', 'section', 'dT', 'dL']);

/** Reads the columns of a heading; `other` where it names none that is wanted, null where the row is none. */
function readHeading(cells: readonly string[]): Block | null {
  if (cells.some((cell) => /^[-+]?[\d.,]/.test(cell))) return null;
  const heads = toHeads<Column>(cells, NAMES);
  if (hasColumn(heads, 'i') && hasColumn(heads, 'j')) return { of: 'rods', heads };
  if (hasColumn(heads, 'x') && hasColumn(heads, 'y')) return { of: 'joints', heads };
  const ofLoads = toHeads<LoadColumn>(cells, LOAD_NAMES);
  if (isLoadHeading(ofLoads)) return { of: 'loads', heads: ofLoads };
  return cells.filter((cell) => cell !== '').length > 1 && cells.every((cell) => !/\d/.test(cell))
    ? { of: 'other' }
    : null;
}

/** Gives the letters of a column, as spreadsheets have them. */
function toLetters(at: number): string {
  return (at < 26 ? '' : toLetters(Math.floor(at / 26) - 1)) + String.fromCodePoint(65 + (at % 26));
}

/** The forces of a case set stand under its number and its title: `N2 Snow, kN`. */
function readSetTitles(cells: readonly string[], titles: string[]): void {
  for (const cell of cells) {
    const [, number = '', title = ''] = /^N(\d{1,2}) (.+), [^,]*$/.exec(cell) ?? [];
    if (title !== '' && Number(number) > 0) titles[Number(number) - 1] = title;
  }
}

function readJoint(line: TableLine<Column>): TableJoint {
  const place = (name: 'x' | 'y' | 'z'): number =>
    readValueOf(line, findCell(line, name), { quantity: 'length', empty: name === 'z' ? 0 : null });
  return {
    row: line.row,
    label: readLabel(line),
    x: place('x'),
    y: place('y'),
    z: place('z'),
    anchor: readAnchor(line, findCell(line, 'anchor')),
  };
}

function readRod(line: TableLine<Column>): TableRod {
  const strain = (name: 'dT' | 'dL', quantity: 'temperatureDifference' | 'displacement'): number =>
    readValueOf(line, findCell(line, name), { quantity, empty: 0 });
  return {
    row: line.row,
    label: readLabel(line),
    i: readWhole(line, findCell(line, 'i')),
    j: readWhole(line, findCell(line, 'j')),
    material: findCell(line, 'material').text,
    section: findCell(line, 'section').text,
    dT: strain('dT', 'temperatureDifference'),
    dL: strain('dL', 'displacement'),
  };
}

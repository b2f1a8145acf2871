import { type RowDoubt, type RowProblem, isWordy, splitRows } from '@eecs/ui-kit/editing';
import type { AddedTable, TableJoint, TableRod, TableLoad } from '../editing/addedTable.ts';
import type { ReadCell } from './createCellReader.ts';
import { COLUMN_NAMES } from './columnNames.ts';
import { LOAD_NAMES, type LoadColumn, isLoadHeading, readLoads } from './readLoads.ts';
import {
  type Head,
  type TableLine,
  findCell,
  findLabels,
  hasColumn,
  readAnchor,
  readLabel,
  readValueOf,
  readJointNumber,
  refuseCell,
  refuseFailed,
  toHeads,
} from './tableCells.ts';

/**
 * The content of a table from a spreadsheet or a CSV file, or its first invalid row, counted from 1, and all invalid
 * cells.
 */
export type ReadTable =
  | (AddedTable & {
      readonly ok: true;
      /** Headings of columns that are not read. */
      readonly passedOver: readonly string[];
      /** The number of unread rows below other headings, and these headings. */
      readonly otherRows: number;
      readonly unread: readonly string[];
      /** Ambiguous cells. */
      readonly doubts: readonly RowDoubt[];
    })
  | {
      readonly ok: false;
      readonly row: number;
      readonly problems: readonly RowProblem[];
      readonly passedOver: readonly string[];
      readonly unread: readonly string[];
    };

export type TableKind = 'joints' | 'rods';

export interface TableOptions {
  /** The kind of rows without a heading. */
  readonly kind: TableKind;
  /** The language of the reader, which determines the meaning of a comma. */
  readonly locale: string;
  /** Reads a value such as `12.5` or `12 ft 6 in`. */
  readonly readCell: ReadCell;
  /**
   * Joints without a number, such as `A` or `N12`, by name, with the number they count as; this function adds to it,
   * for the next sheets. @default those of the text alone
   */
  readonly namedJoints?: Map<string, number>;
}

type Column = keyof typeof COLUMN_NAMES;

/**
 * Reads joints, rods and loads from a text copied from a spreadsheet, or a CSV file: cells separated by tabs,
 * semicolons or commas, decimals with a point or a comma. Headings (x, y, z or i, j, or those of loads) begin a block
 * and name its columns; without them the columns are x y z, or the two joints of a rod. Null if there is no table at
 * all.
 */
export function readTable(text: string, options: TableOptions): ReadTable | null {
  const lines = splitRows(text);
  if (!lines.some(({ cells }) => cells.length > 1)) return null;
  const joints: TableJoint[] = [];
  const rods: TableRod[] = [];
  const loads: TableLoad[] = [];
  const setTitles: string[] = [];
  const { namedJoints = new Map<string, number>() } = options;
  const problems: RowProblem[] = [];
  const doubts: RowDoubt[] = [];
  const passedOver = new Set<string>();
  let block: Block | null = null;
  let headedAt = -1;
  let otherRows = 0;
  let otherHeadings: readonly string[] = [];
  const unread = new Set<string>();
  for (const [at, { row, cells }] of lines.entries()) {
    if (isTitle(cells) && isAboveHeading(lines.slice(at + 1, at + 4))) continue;
    if (cells.every((cell) => cell === '')) {
      // A block with other content, such as forces, ends here.
      if (block?.of === 'other') block = null;
      continue;
    }
    if (block !== null && block.of !== 'other' && at === headedAt + 1 && isUnitRow(cells)) {
      block = withUnits(block, cells);
      continue;
    }
    // Joints may have the same names as columns: a row that names two of them is a rod.
    const ends = cells.filter((cell) => namedJoints.has(cell.toLowerCase()));
    const heading = ends.length > 1 ? null : readHeading(cells);
    if (heading !== null) {
      block = heading;
      headedAt = at;
      if (heading.of === 'other') {
        otherHeadings = cells.filter((cell) => cell !== '');
        continue;
      }
      const labels = findLabels(heading.heads);
      heading.heads.forEach(({ key, column }, at) => {
        if (key === null && column !== '' && at !== labels) passedOver.add(column);
        const isTaken = key !== null && heading.heads.findIndex((head) => head.key === key) < at;
        if (isTaken) passedOver.add(`${column} (${toLetters(at)})`);
      });
      if (heading.of === 'rods') readSetTitles(cells, setTitles);
      continue;
    }
    const { locale, readCell } = options;
    const line = { row, cells, problems, doubts, locale, readCell, namedJoints };
    block ??= options.kind === 'rods' ? PLAIN_RODS : PLAIN_JOINTS;
    if (block.of === 'other') {
      otherRows += 1;
      // A heading without rows is a title, and contains no data.
      for (const column of otherHeadings) unread.add(column);
    } else if (refuseFailed({ ...line, heads: block.heads })) continue;
    else if (block.of === 'loads') loads.push(...readLoads({ ...line, heads: block.heads }));
    else if (block.of === 'rods') rods.push(readRod({ ...line, heads: block.heads }));
    else {
      const joint = readJoint({ ...line, heads: block.heads });
      joints.push(joint);
      nameJoint(joint, namedJoints);
    }
  }
  const [first] = problems;
  if (first !== undefined)
    return { ok: false, row: first.row, problems, passedOver: [...passedOver], unread: [...unread] };
  return joints.length + rods.length + loads.length === 0
    ? null
    : {
        ok: true,
        joints,
        rods,
        loads,
        setTitles,
        passedOver: [...passedOver],
        otherRows,
        unread: [...unread],
        doubts,
      };
}

/** The kind of the rows below a heading, with its columns. */
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

/** Reads the columns of a heading; `other` if none of them is needed, null if the row is not a heading. */
function readHeading(cells: readonly string[]): Block | null {
  if (cells.some((cell) => /^[-+]?[\d.,]/.test(cell))) return null;
  const heads = toHeads<Column>(cells, COLUMN_NAMES);
  if (hasColumn(heads, 'i') && hasColumn(heads, 'j')) return { of: 'rods', heads };
  if (hasColumn(heads, 'x') && hasColumn(heads, 'y')) return { of: 'joints', heads };
  const ofLoads = toHeads<LoadColumn>(cells, LOAD_NAMES);
  if (isLoadHeading(ofLoads)) return { of: 'loads', heads: ofLoads };
  return cells.filter((cell) => cell !== '').length > 1 && cells.every((cell) => !/\d/.test(cell))
    ? { of: 'other' }
    : null;
}

/** A cell in a row of units below a heading, as other programs write it: `m`, `[mm]`, or the type of a text column. */
const UNIT_CELL = /^(?:[[(]?(mm|cm|m|ft|in|мм|см|м)[\])]?|text|yes\/no|[-–—]|)$/iu;

/** Returns whether a row below a heading contains the units of its columns. */
function isUnitRow(cells: readonly string[]): boolean {
  const found = cells.map((cell) => UNIT_CELL.exec(cell));
  return found.every((cell) => cell !== null) && found.some((cell) => cell?.[1] !== undefined);
}

/** Adds the units of the next row to the columns of a heading. */
function withUnits(block: Exclude<Block, { of: 'other' }>, cells: readonly string[]): Block {
  const fill = <Key extends string>(heads: readonly Head<Key>[]): readonly Head<Key>[] =>
    heads.map((head, at) =>
      head.unit === '' ? { ...head, unit: UNIT_CELL.exec(cells[at] ?? '')?.[1] ?? '' } : head,
    );
  return block.of === 'loads'
    ? { of: block.of, heads: fill(block.heads) }
    : { of: block.of, heads: fill(block.heads) };
}

/** Returns whether a row is a title: one cell of one or two words. */
function isTitle(cells: readonly string[]): boolean {
  return isWordy(cells) && cells.filter((cell) => cell !== '').length === 1;
}

/** Returns whether the first non-empty row is a heading. */
function isAboveHeading(lines: readonly { readonly cells: readonly string[] }[]): boolean {
  const next = lines.find(({ cells }) => cells.some((cell) => cell !== ''));
  return next !== undefined && readHeading(next.cells) !== null;
}

/** Returns the letters of a column, as in spreadsheets. */
function toLetters(at: number): string {
  return (at < 26 ? '' : toLetters(Math.floor(at / 26) - 1)) + String.fromCodePoint(65 + (at % 26));
}

/** The heading of a case set's forces contains its number and title: `N2 Snow, kN`. */
function readSetTitles(cells: readonly string[], titles: string[]): void {
  for (const cell of cells) {
    const [, number = '', title = ''] = /^N(\d{1,2}) (.+), [^,]*$/.exec(cell) ?? [];
    if (title !== '' && Number(number) > 0) titles[Number(number) - 1] = title;
  }
}

/** A joint without a number gets the next one; a repeated name means the first joint with it. */
function nameJoint({ label }: TableJoint, named: Map<string, number>): void {
  if (label === null || label.number !== null || label.text === '' || !label.isCalled) return;
  const name = label.text.toLowerCase();
  if (!named.has(name)) named.set(name, named.size + 1);
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

/** Reads the area of a rod, which must be positive; nothing if its cell is empty. */
function readArea(line: TableLine<Column>): Pick<TableRod, 'area'> {
  const cell = findCell(line, 'area');
  if (cell.text === '') return {};
  const value = readValueOf(line, cell, { quantity: 'area', empty: null });
  if (!(value > 0)) refuseCell(line, cell);
  const { text: section } = findCell(line, 'section');
  const area = `A ${[cell.text, cell.unit].filter((part) => part !== '').join(' ')}`;
  return { area: { value, label: section === '' ? area : `${section}, ${area}` } };
}

function readRod(line: TableLine<Column>): TableRod {
  const strain = (name: 'dT' | 'dL', quantity: 'temperatureDifference' | 'displacement'): number =>
    readValueOf(line, findCell(line, name), { quantity, empty: 0 });
  return {
    row: line.row,
    label: readLabel(line),
    i: readJointNumber(line, findCell(line, 'i')),
    j: readJointNumber(line, findCell(line, 'j')),
    material: findCell(line, 'material').text,
    section: findCell(line, 'section').text,
    ...readArea(line),
    dT: strain('dT', 'temperatureDifference'),
    dL: strain('dL', 'displacement'),
  };
}

/** A joint of a table, in the unit of length it was read in. */
export interface TableJoint {
  readonly row: number;
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
}

/** What a table from a spreadsheet or a CSV file holds, or its first row that makes no sense, counted from 1. */
export type ReadTable =
  | { readonly ok: true; readonly joints: readonly TableJoint[]; readonly rods: readonly TableRod[] }
  | { readonly ok: false; readonly row: number };

export type TableKind = 'joints' | 'rods';

export interface TableOptions {
  /** What rows of numbers without a heading are. */
  readonly kind: TableKind;
  /** Reads a length that is more than a number, such as `12 ft 6 in`; null of what is none. */
  readonly readLength: (text: string) => number | null;
}

type Column = keyof typeof NAMES;

/** What columns are called, in the languages of the editor. */
const NAMES = {
  x: ['x'],
  y: ['y'],
  z: ['z'],
  anchor: ['anchor', 'anchors', 'опоры', 'опора', 'опори'],
  i: ['i', 'start', 'from', 'начало', 'початок'],
  j: ['j', 'end', 'to', 'конец', 'кінець'],
  material: ['material', 'материал', 'матеріал'],
  section: ['section', 'cross-section', 'сечение', 'переріз'],
} as const;

const JOINT_COLUMNS: readonly Column[] = ['x', 'y', 'z', 'anchor'];
const ROD_COLUMNS: readonly Column[] = ['i', 'j', 'material', 'section'];

/**
 * Reads joints and rods out of a text as a spreadsheet copies it, or a CSV file holds it: cells apart by tabs, semicolons or
 * commas, decimals with a point or a comma. Headings (x, y, z or i, j) begin a block and name its columns; without them
 * columns are x y z, or the two joints of a rod. Null where there is no table at all.
 */
export function readTable(text: string, options: TableOptions): ReadTable | null {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const mark = findMark(lines);
  if (mark === null) return null;
  const joints: TableJoint[] = [];
  const rods: TableRod[] = [];
  let columns: readonly (Column | null)[] | null = null;
  /** A block of other things, such as forces, is passed over. */
  let isSkipped = false;
  for (const [at, line] of lines.entries()) {
    const cells = splitCells(line, mark);
    if (cells.every((cell) => cell === '')) {
      isSkipped = false;
      continue;
    }
    const heading = readHeading(cells);
    if (heading !== null) {
      isSkipped = heading === 'other';
      columns = heading === 'other' ? null : heading;
      continue;
    }
    if (isSkipped) continue;
    const used = columns ?? (options.kind === 'joints' ? JOINT_COLUMNS : ROD_COLUMNS);
    const row = at + 1;
    const entry = used.includes('i') ? readRod(cells, used, row) : readJoint(cells, used, row, options);
    if (entry === null) return { ok: false, row };
    if ('i' in entry) rods.push(entry);
    else joints.push(entry);
  }
  return joints.length + rods.length === 0 ? null : { ok: true, joints, rods };
}

/** What parts cells: the first of tab, semicolon and comma that any line has; one column of numbers is no table. */
function findMark(lines: readonly string[]): string | null {
  return ['\t', ';', ','].find((mark) => lines.some((line) => line.includes(mark))) ?? null;
}

function splitCells(line: string, mark: string): string[] {
  if (!line.includes('"')) return line.split(mark).map((cell) => cell.trim());
  const cells = [...line.matchAll(new RegExp(`(?:^|${mark})(?:"((?:[^"]|"")*)"|([^${mark}]*))`, 'g'))];
  return cells.map(([, quoted, bare]) => (quoted?.replaceAll('""', '"') ?? bare ?? '').trim());
}

/** Reads the columns of a heading; `other` where it names none that is wanted, null where the row is none. */
function readHeading(cells: readonly string[]): readonly (Column | null)[] | 'other' | null {
  if (cells.some((cell) => /^[-+]?[\d.,]/.test(cell))) return null;
  const columns = cells.map(readColumn);
  const has = (name: Column): boolean => columns.includes(name);
  if ((has('x') && has('y')) || (has('i') && has('j'))) return columns;
  return cells.filter((cell) => cell !== '').length > 1 && cells.every((cell) => !/\d/.test(cell))
    ? 'other'
    : null;
}

function readColumn(cell: string): Column | null {
  // A unit may follow: `x, m`, `x (ft)`, `x [mm]`.
  const name = cell
    .toLowerCase()
    .replace(/[,([].*$/, '')
    .trim();
  const known = (Object.keys(NAMES) as Column[]).find((column) => NAMES[column].some((one) => one === name));
  return known ?? null;
}

function readJoint(
  cells: readonly string[],
  columns: readonly (Column | null)[],
  row: number,
  { readLength }: TableOptions,
): TableJoint | null {
  const cell = (name: Column): string => cells[columns.indexOf(name)] ?? '';
  const place = (name: Column): number | null => {
    const text = cell(name);
    if (text === '') return name === 'z' ? 0 : null;
    return readNumber(text) ?? readLength(text);
  };
  const [x, y, z] = [place('x'), place('y'), place('z')];
  if (x === null || y === null || z === null) return null;
  return { row, x, y, z, anchor: readAnchor(cell('anchor')) };
}

function readRod(
  cells: readonly string[],
  columns: readonly (Column | null)[],
  row: number,
): TableRod | null {
  const cell = (name: Column): string => cells[columns.indexOf(name)] ?? '';
  const [i, j] = [readNumber(cell('i')), readNumber(cell('j'))];
  if (i === null || j === null || !Number.isInteger(i) || !Number.isInteger(j)) return null;
  return { row, i, j, material: cell('material'), section: cell('section') };
}

/** Reads a number with a decimal point or comma, spaces among its digits; null of what is none. */
export function readNumber(text: string): number | null {
  const bare = text.replace(/[\s\u00a0\u202f]/g, '').replace('−', '-');
  const decimal = Math.max(bare.lastIndexOf(','), bare.lastIndexOf('.'));
  const other = bare.charAt(decimal) === ',' ? '.' : ',';
  const plain = bare.replaceAll(other, '').replace(',', '.');
  if (!/^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i.test(plain)) return null;
  const value = Number(plain);
  return Number.isFinite(value) ? value : null;
}

function readAnchor(text: string): number {
  if (/^[0-7]$/.test(text)) return Number(text);
  const letters = text.toLowerCase();
  return ['x', 'y', 'z'].reduce((sum, axis, bit) => sum + (letters.includes(axis) ? 2 ** bit : 0), 0);
}

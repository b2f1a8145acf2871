import { MAX_CASE_SETS, type Quantity } from '@eecs/solver-core';
import { type JointLoad, type LinkLoad, jointForce } from '@eecs/solver-core/truss';
import { FIXED_ALPHA, loadQuantity } from '@eecs/ui-kit/editing';
import type { TableLoad, TableSets } from '../editing/addedTable.ts';
import {
  type ColumnNames,
  type Head,
  type TableCell,
  type TableLine,
  findCell,
  hasColumn,
  readJointNumber,
  readLabel,
  readValueOf,
  readWhole,
  refuseCell,
} from './tableCells.ts';
import { LOAD_KINDS_READ, ON_JOINT, ON_ROD } from './loadWords.ts';

export type LoadColumn = keyof typeof LOAD_NAMES;

/** Headings of columns of loads when reading; the headings written are among the texts. */
export const LOAD_NAMES = {
  on: ['on', 'на чём', 'на чем', 'на чому'],
  number: ['number', 'номер'],
  kind: ['kind', 'вид'],
  value: ['value', 'значение', 'значення'],
  middle: ['middle value', 'значение в середине', 'значення посередині'],
  end: ['end value', 'значение в конце', 'значення в кінці'],
  unit: ['unit', 'единица', 'одиниця'],
  from: ['loaded from', 'нагружен от', 'навантажено від'],
  to: ['loaded to', 'нагружен до', 'навантажено до'],
  angle: ['angle', 'угол', 'кут'],
  raised: ['raised', 'подъём', 'подъем', 'підйом'],
  sets: [
    ...['sets', 'set', 'case sets', 'case set', 'load case', 'case'],
    ...['загружения', 'загружение', 'завантаження'],
  ],
  joint: ['joint', 'node', 'узел', 'вузол'],
  fx: ['fx', 'px'],
  fy: ['fy', 'py'],
  fz: ['fz', 'pz'],
} as const satisfies ColumnNames<string>;

const FORCES = ['fx', 'fy', 'fz'] as const;

/** Returns whether a heading belongs to loads: as written here, or the forces of joints along x, y and z. */
export function isLoadHeading(heads: readonly Head<LoadColumn>[]): boolean {
  const has = (name: LoadColumn): boolean => hasColumn(heads, name);
  return (has('on') && has('number') && has('value')) || FORCES.some(has);
}

/** Reads the loads of a row: one, or in a table of Fx, Fy and Fz one for each component that is not 0. */
export function readLoads(line: TableLine<LoadColumn>): TableLoad[] {
  const { row, heads, problems } = line;
  const before = problems.length;
  const sets = readSets(line);
  const loads = FORCES.some((name) => hasColumn(heads, name))
    ? readForces(line, sets)
    : [readLoad(line, sets)].flatMap((load) => load ?? []);
  return problems.length > before ? [] : loads.map((load) => ({ ...load, row }));
}

type Unplaced = TableLoad extends infer Load ? (Load extends TableLoad ? Omit<Load, 'row'> : never) : never;

function readForces(line: TableLine<LoadColumn>, sets: TableSets): Unplaced[] {
  // A table of forces may have the same heading for its joints as the table of loads.
  const named = (['joint', 'number', 'on'] as const).find((name) => hasColumn(line.heads, name));
  const label = named === undefined ? readLabel(line) : null;
  const cell =
    named === undefined
      ? { text: label?.text ?? '', column: label?.column ?? 'joint', unit: '' }
      : findCell(line, named);
  const of = { column: cell.column, number: readJointNumber(line, cell), sets, on: 'joint' } as const;
  const ways = [
    { name: 'fx', className: 'AxialLoad', alpha: 0, beta: 0 },
    { name: 'fy', className: 'ShearLoad', alpha: 90, beta: 0 },
    { name: 'fz', className: 'GenericLoad', alpha: 0, beta: 90 },
  ] as const;
  return ways.flatMap(({ name, className, alpha, beta }): Unplaced[] => {
    const value = readValueOf(line, findCell(line, name), { quantity: 'force', empty: 0 });
    return value === 0 ? [] : [{ ...of, load: { className, ...toForce(value, alpha, beta) } }];
  });
}

function readLoad(line: TableLine<LoadColumn>, sets: TableSets): Unplaced | null {
  const on = findCell(line, 'on');
  const word = on.text.toLowerCase();
  const numbered = findCell(line, 'number');
  const of = { column: numbered.column, number: readWhole(line, numbered), sets };
  const kind = findCell(line, 'kind');
  const className = LOAD_KINDS_READ.get(kind.text.toLowerCase());
  const isOnRod = ON_ROD.includes(word);
  if (!isOnRod && !ON_JOINT.includes(word)) refuseCell(line, on, { code: 'unknown' });
  else if (className === undefined) refuseCell(line, kind, { code: 'unknown' });
  else if (className === 'DistributedLoad' || className === 'DistributedMass') {
    if (!isOnRod) refuseCell(line, kind, { code: 'unfit' });
    else return { ...of, on: 'rod', load: { className, ...readSpread(line, loadQuantity(className)) } };
  } else if (isOnRod) refuseCell(line, kind, { code: 'unfit' });
  else {
    const angle = (name: 'angle' | 'raised', empty: number | null): number =>
      readValueOf(line, findCell(line, name), { quantity: 'angle', empty });
    const value = readMeasured(line, 'value', { quantity: 'force', empty: null });
    const alpha = FIXED_ALPHA[className] ?? angle('angle', null);
    return { ...of, on: 'joint', load: { className, ...toForce(value, alpha, angle('raised', 0)) } };
  }
  return null;
}

function toForce(value: number, alpha: number, beta: number): Pick<JointLoad, 'c' | 'alpha' | 'beta'> {
  return { c: jointForce(value, alpha, beta), alpha, ...(beta !== 0 && { beta }) };
}

/**
 * One value means a uniform load; two are the end values of a linear one. A load without a range covers the whole rod.
 */
function readSpread(line: TableLine<LoadColumn>, quantity: Quantity): Pick<LinkLoad, 'y' | 'x' | 'alpha'> {
  const start = readMeasured(line, 'value', { quantity, empty: null });
  const end = readMeasured(line, 'end', { quantity, empty: start });
  const middle = readMeasured(line, 'middle', { quantity, empty: start / 2 + end / 2 });
  const alpha = readValueOf(line, findCell(line, 'angle'), { quantity: 'angle', empty: 90 });
  const cells = [findCell(line, 'from'), findCell(line, 'to')] as const;
  if (cells.every(({ text }) => text === '')) return { y: [start, middle, end], alpha };
  // Only one end gives no range.
  const place = (cell: TableCell): number => readValueOf(line, cell, { quantity: 'length', empty: null });
  const [from, to] = [place(cells[0]), place(cells[1])];
  if (from === to) refuseCell(line, cells[1], { code: 'small' });
  return from < to
    ? { y: [start, middle, end], alpha, x: [from, to] }
    : { y: [end, middle, start], alpha, x: [to, from] };
}

/** A value has the unit in the cell beside it, unless its heading has one. */
function readMeasured(
  line: TableLine<LoadColumn>,
  name: 'value' | 'middle' | 'end',
  of: { readonly quantity: Quantity; readonly empty: number | null },
): number {
  const cell = findCell(line, name);
  const beside = findCell(line, 'unit').text;
  return readValueOf(line, cell.unit === '' ? { ...cell, unit: beside } : cell, of);
}

/** Reads case sets by their numbers, `1 3`, or one by its title; 0 means none. */
function readSets(line: TableLine<LoadColumn>): TableSets {
  const { column, text } = findCell(line, 'sets');
  if (text === '') return { column, text, named: null };
  if (!/^\d+([\s,;+]+\d+)*$/.test(text)) return { column, text, named: [text] };
  const numbers = text.split(/\D+/).map(Number);
  if (numbers.some((number) => number > MAX_CASE_SETS))
    refuseCell(line, { column, text }, { code: 'unknown' });
  return { column, text, named: [...new Set(numbers)].filter((number) => number > 0) };
}

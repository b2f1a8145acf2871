import { type BeamCase, type Load, type LoadClass, isDistributed } from '@eecs/solver-core';
import { isOnBeam } from '@eecs/solver-core/rules';
import {
  type ReadRow,
  type RowReader,
  type RowReading,
  createRowReader,
  listColumns,
  readRows,
  toReadItems,
  loadQuantity,
} from '@eecs/ui-kit/editing';
import { isStraight, isUniform } from '../../editing/ordinates.ts';
import { findCoefficients } from '../../editing/resolveCoefficients.ts';
import { LOAD_KINDS } from '../../naming/loadKinds.ts';
import { findVerb } from '../../naming/words.ts';
import { LOAD_NAMES, UNIT_NAMES } from './wordsRead.ts';
import { type Reach, type ReadRowsOfBeam, createReach, withReach } from './reach.ts';
import { readSets } from './setCells.ts';

type Key = keyof typeof LOAD_NAMES | 'unit';
type Row = ReadRow<Key>;
type Reader = RowReader<Key>;

export interface LoadReading extends RowReading {
  /** Names of the kinds on the screen. */
  readonly nameOf: (kind: LoadClass) => string;
  readonly createId: () => string;
}

const COLUMNS = listColumns<Key>({ ...LOAD_NAMES, unit: UNIT_NAMES });
/** Columns whose unit may be in a separate column. */
const MEASURED: readonly Key[] = ['value', 'middle', 'last'];
const FULL: readonly Key[] = ['kind', 'x', 'x1', 'value', 'middle', 'last', 'angle', 'sets'];

/**
 * Reads loads from rows; returns null for a text without any. Signs are those of the table: up, to the right and
 * counter-clockwise are positive. Without headings columns have their documented order, a point load may omit its end,
 * and two or three bare numbers are a transverse force (x, value) or a distributed load (start, end, value). A row
 * without sets acts in the first.
 */
export function readLoadRows(
  text: string,
  document: BeamCase,
  reading: LoadReading,
): ReadRowsOfBeam<Load> | null {
  const reader = createRowReader<Key>(reading);
  const reach = createReach(document);
  const read = readRows(text, COLUMNS, listPlain);
  if (read === null) return null;
  const loads = read.rows.map((row) => readLoad(withUnit(row), reader, { document, reading, reach }));
  return withReach(toReadItems(loads, reader, read.passedOver), reach);
}

/** Adds the unit in the adjacent column to the values of a row, unless their heading has a unit. */
function withUnit({ row, cell }: Row): Row {
  const { text: unit } = cell('unit');
  if (unit === '') return { row, cell };
  return {
    row,
    cell: (key) => {
      const own = cell(key);
      return MEASURED.includes(key) && own.unit === '' ? { ...own, unit } : own;
    },
  };
}

function listPlain(cells: readonly string[]): readonly Key[] {
  const count = cells.findLastIndex((cell) => cell !== '') + 1;
  if (/^[-+−–]?[\d.,]/.test(cells[0] ?? '')) return count <= 2 ? ['x', 'value'] : ['x', 'x1', 'value'];
  return count <= 3 ? ['kind', 'x', 'value'] : FULL;
}

interface Surroundings {
  readonly document: BeamCase;
  readonly reading: LoadReading;
  readonly reach: Reach;
}

function readLoad(row: Row, reader: Reader, { document, reading, reach }: Surroundings): Load | null {
  const kind = readKind(row, reading);
  if (kind === null) return reader.refuse(row, 'kind', 'unknown');
  const sets = row.cell('sets').text === '' ? 1 : readSets(row.cell('sets').text, document.caseSets.length);
  if (sets === null) reader.refuse(row, 'sets', 'unknown');
  const value = reader.value(row, 'value', loadQuantity(kind));
  const isSpread = kind === 'DistributedLoad' || kind === 'DistributedMass';
  const angle = reader.optional(row, 'angle', 'angle');
  if (sets === null || value === null || angle === null) {
    // Other problems of the row are reported together with it.
    readPlaces(row, reader, { document, isSpread, reach });
    return null;
  }
  const places = readPlaces(row, reader, { document, isSpread, reach });
  if (places === null) return null;
  const own = { id: reading.createId(), sets };
  if (isSpread) {
    const y = readOrdinates(row, reader, { kind, value });
    if (y === null) return null;
    const alpha = kind === 'DistributedMass' ? -90 : (angle ?? 90);
    const [start, end] = places;
    return start < end
      ? { ...own, className: kind, x: [start, end], y, alpha }
      : { ...own, className: kind, x: [end, start], y: [y[2], y[1], y[0]], alpha };
  }
  const alpha = kind === 'GenericLoad' ? (angle ?? 90) : kind === 'ShearLoad' ? 90 : 0;
  const c = findCoefficients(kind, value, alpha);
  if (c === null) return reader.refuse(row, 'value', 'great');
  return { ...own, className: kind, x: places[0], alpha, c };
}

/** Reads the kind by its word; otherwise by the symbol of its value, otherwise by whether it has an end. */
function readKind(row: Row, { nameOf }: LoadReading): LoadClass | null {
  const word = row.cell('kind').text.toLowerCase();
  const hasEnd = row.cell('x1').text !== '';
  if (word === '') {
    const { name } = row.cell('value');
    if (['m', 'м', 'moment', 'момент'].includes(name)) return 'BendingMoment';
    if (name === 'n') return 'AxialLoad';
    return hasEnd || name === 'q' || name === 'q0' ? 'DistributedLoad' : 'ShearLoad';
  }
  const known = LOAD_KINDS.find((kind) => kind.toLowerCase() === word || nameOf(kind).toLowerCase() === word);
  if (known !== undefined) return known;
  switch (findVerb(word)) {
    case 'force':
      return 'ShearLoad';
    case 'axial':
      return 'AxialLoad';
    case 'moment':
      return 'BendingMoment';
    case 'spread':
      return 'DistributedLoad';
    case 'mass':
      return 'DistributedMass';
    default:
      return null;
  }
}

/** Reads start and end; a distributed load without an end, or without both, extends to the end of the beam. */
function readPlaces(
  row: Row,
  reader: Reader,
  { document, isSpread, reach }: Pick<Surroundings, 'document' | 'reach'> & { readonly isSpread: boolean },
): readonly [number, number] | null {
  const start = isSpread ? reader.optional(row, 'x', 'length') : reader.value(row, 'x', 'length');
  const end = isSpread ? reader.optional(row, 'x1', 'length') : undefined;
  if (start === null || end === null) return null;
  const places = [start ?? 0, end ?? document.L] as const;
  const [isStartOn, isEndOn] = places.map((x) => isOnBeam(x, document));
  for (const x of places) reach.note(x);
  if (isStartOn !== true) return reader.refuse(row, 'x', 'outside');
  if (isEndOn !== true) return reader.refuse(row, 'x1', 'outside');
  return isSpread && places[0] === places[1] ? reader.refuse(row, 'x1', 'small') : places;
}

/** One value is uniform; two are the ends of a line; a middle makes it a parabola. */
function readOrdinates(
  row: Row,
  reader: Reader,
  { kind, value }: { readonly kind: 'DistributedLoad' | 'DistributedMass'; readonly value: number },
): readonly [number, number, number] | null {
  if (kind === 'DistributedMass') return [value, value, value];
  const middle = reader.optional(row, 'middle', loadQuantity(kind));
  const last = reader.optional(row, 'last', loadQuantity(kind));
  if (middle === null || last === null) return null;
  const end = last ?? value;
  return [value, middle ?? value / 2 + end / 2, end];
}

/** Lists the cells of a load; `write` writes a number with its unit. */
export function listLoadCells(
  load: Load,
  write: (value: number, quantity: 'length' | 'angle' | ReturnType<typeof loadQuantity>) => string,
): Readonly<Record<Exclude<Key, 'kind' | 'sets' | 'unit'>, string>> {
  const quantity = loadQuantity(load.className);
  if (!isDistributed(load)) {
    const angle = load.className === 'GenericLoad' ? write(load.alpha, 'angle') : '';
    return {
      x: write(load.x, 'length'),
      x1: '',
      value: write(load.c[0], quantity),
      middle: '',
      last: '',
      angle,
    };
  }
  const [start, middle, end] = load.y;
  return {
    x: write(load.x[0], 'length'),
    x1: write(load.x[1], 'length'),
    value: write(start, quantity),
    middle: isStraight(load.y) ? '' : write(middle, quantity),
    last: isUniform(load.y) ? '' : write(end, quantity),
    angle: load.className === 'DistributedMass' || load.alpha === 90 ? '' : write(load.alpha, 'angle'),
  };
}

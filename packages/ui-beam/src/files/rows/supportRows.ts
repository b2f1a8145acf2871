import { type BeamCase, type Quantity, type Support, isHeld } from '@eecs/solver-core';
import { type Direction, DIRECTIONS, canRelease, isOnBeam } from '@eecs/solver-core/rules';
import {
  type ReadRow,
  type RowProblemCode,
  type RowReader,
  type RowReading,
  createRowReader,
  listColumns,
  readRows,
  readYes,
  toReadItems,
} from '@eecs/ui-kit/editing';
import { SUPPORT_KINDS } from '../../naming/supportKinds.ts';
import { findVerb } from '../../naming/words.ts';
import { SUPPORT_NAMES } from './wordsRead.ts';
import { type ReadRowsOfBeam, createReach, withReach } from './reach.ts';
import { readSets } from './setCells.ts';

type Key = keyof typeof SUPPORT_NAMES;
type Kind = Support['className'];

export interface SupportReading extends RowReading {
  /** Names of the kinds on the screen. */
  readonly nameOf: (kind: Kind) => string;
}

const COLUMNS = listColumns(SUPPORT_NAMES);
const PLAIN: readonly Key[] = ['kind', 'x', 'release', 'kx', 'ky', 'kr', 'dx', 'dy', 'dr', 'sets'];

/**
 * Reads supports and hinges from rows; null for a text without any. Rows that begin with a number are a place followed
 * by a kind. Two at one place are rejected.
 */
export function readSupportRows(
  text: string,
  document: BeamCase,
  reading: SupportReading,
): ReadRowsOfBeam<Support> | null {
  const reader = createRowReader<Key>(reading);
  const reach = createReach(document);
  const read = readRows(text, COLUMNS, ([first = '']) =>
    /^[-+−–]?[\d.,]/.test(first) ? ['x', 'kind'] : PLAIN,
  );
  if (read === null) return null;
  const places = new Set<number>();
  const supports = read.rows.flatMap((row) => {
    const kind = readKind(row, reading);
    if (kind === null) reader.refuse(row, 'kind', row.cell('kind').text === '' ? 'missing' : 'unknown');
    const x = reader.value(row, 'x', 'length');
    if (x !== null && !isOnBeam(x, document)) reader.refuse(row, 'x', 'outside');
    if (x !== null) reach.note(x);
    if (x !== null && places.has(x)) reader.refuse(row, 'x', 'taken');
    if (x === null || kind === null) return [];
    places.add(x);
    return [readDetails(row, reader, { bare: { className: kind, x }, count: document.caseSets.length })];
  });
  return withReach(toReadItems(supports, reader, read.passedOver), reach);
}

function readKind(row: ReadRow<Key>, { nameOf }: SupportReading): Kind | null {
  const word = row.cell('kind').text.toLowerCase();
  const known = SUPPORT_KINDS.find((kind) => nameOf(kind).toLowerCase() === word || kind === word);
  if (known !== undefined) return known;
  switch (findVerb(word)) {
    case 'pin':
      return 'fixed';
    case 'roller':
      return 'simple';
    case 'clamp':
      return 'cantilever';
    case 'hinge':
      return 'hinge';
    case 'spring':
      return 'spring';
    default:
      return null;
  }
}

const STIFFNESS = { x: 'springTranslation', y: 'springTranslation', r: 'springRotation' } as const;
const SETTLEMENT = { x: 'displacement', y: 'displacement', r: 'slope' } as const;

/** Reads release, springs and settlements; rejects what the kind cannot have. */
function readDetails(
  row: ReadRow<Key>,
  reader: RowReader<Key>,
  { bare, count }: { readonly bare: Support; readonly count: number },
): Support {
  const readAll = (
    letter: 'k' | 'd',
    quantities: Readonly<Record<Direction, Quantity>>,
    findProblem: (direction: Direction, value: number) => RowProblemCode | null,
  ): Partial<Record<Direction, number>> =>
    Object.fromEntries(
      DIRECTIONS.flatMap((direction) => {
        const key = `${letter}${direction}` as Key;
        const value = reader.optional(row, key, quantities[direction]);
        if (value === null || value === undefined) return [];
        const problem = findProblem(direction, value);
        if (problem !== null) reader.refuse(row, key, problem);
        return [[direction, value]];
      }),
    );
  const stiffness = readAll('k', STIFFNESS, (_, value) =>
    bare.className === 'hinge' ? 'unfit' : value <= 0 ? 'small' : null,
  );
  const isSprung = Object.keys(stiffness).length > 0;
  if (bare.className === 'spring' && !isSprung) reader.refuse(row, 'ky', 'missing');
  const held = { ...bare, ...(isSprung && { stiffness }) };
  const settlement = readAll('d', SETTLEMENT, (direction) => (isHeld(held, direction) ? null : 'unfit'));
  const release = readYes(row.cell('release').text);
  if (release && !canRelease(bare)) reader.refuse(row, 'release', 'unfit');
  const mask = row.cell('sets').text;
  const sets = mask === '' ? undefined : readSets(mask, count);
  if (sets === null) reader.refuse(row, 'sets', 'unknown');
  return {
    ...held,
    ...(release && { release }),
    ...(Object.keys(settlement).length > 0 && { settlement }),
    ...(typeof sets === 'number' && { sets }),
  };
}

/** Lists the cells of a support; `write` writes a number with its unit. */
export function listSupportCells(
  { x, stiffness, settlement }: Support,
  write: (value: number, quantity: Quantity) => string,
): Readonly<Record<Exclude<Key, 'kind' | 'sets' | 'release'>, string>> {
  const each = (
    of: Support['stiffness'],
    direction: Direction,
    quantities: Readonly<Record<Direction, Quantity>>,
  ): string => {
    const value = of?.[direction];
    return value === undefined ? '' : write(value, quantities[direction]);
  };
  return {
    x: write(x, 'length'),
    kx: each(stiffness, 'x', STIFFNESS),
    ky: each(stiffness, 'y', STIFFNESS),
    kr: each(stiffness, 'r', STIFFNESS),
    dx: each(settlement, 'x', SETTLEMENT),
    dy: each(settlement, 'y', SETTLEMENT),
    dr: each(settlement, 'r', SETTLEMENT),
  };
}

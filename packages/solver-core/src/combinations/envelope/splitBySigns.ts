import { addCrossingsInto } from '../../linalg/polynomial.ts';
import { turnsOf } from '../../linalg/turns.ts';
import type { SourceGroups } from './plan.ts';

/** The signs of all sources on several cells, and the sums of the sources of each group, in one buffer each. */
export interface SignedSources {
  /** For each cell and source 1, -1, or 0 where a source is zero everywhere. */
  readonly signs: Int8Array;
  /** For each cell and group the sum of the sources above zero, a polynomial. */
  readonly above: Float64Array;
  readonly below: Float64Array;
}

/**
 * The pieces of a stretch on which no source changes its sign; places are measured from the left end of the stretch.
 */
export interface SourceCells extends SignedSources {
  /** The ends of the cells: one more than there are cells. */
  readonly ends: readonly number[];
}

/** How a stretch is split. */
interface Split {
  /** Its length. */
  readonly h: number;
  /** Places closer than this count as one. */
  readonly near: number;
  /** The number of coefficients of each polynomial and of each sum. */
  readonly size: number;
}

/** Splits a stretch where its sources change their signs. */
export function splitBySigns(columns: Float64Array, groups: SourceGroups, split: Split): SourceCells {
  const { h, near, size } = split;
  const changes = listChanges(columns, split);
  const ends = [0];
  for (let next = 0; next < changes.length;) {
    const to = changes[next]!.s;
    ends.push(to);
    while (next < changes.length && changes[next]!.s - to <= near) next++;
  }
  ends.push(h);
  const sources = groups.of.length;
  const sums = groups.sources.length * size;
  const cells = ends.length - 1;
  const signs = new Int8Array(cells * sources);
  const above = new Float64Array(cells * sums);
  const below = new Float64Array(cells * sums);
  const stale = new Uint8Array(groups.sources.length).fill(1);
  for (let k = 0; k < sources; k++) signs[k] = signOf(columns, k * size, size, [0, ends[1]!]);
  addGroups(columns, groups, { signs, above, below, stale, cell: 0, size });
  let pending = 0;
  for (let cell = 1; cell < cells; cell++) {
    const [from, to] = [ends[cell]!, ends[cell + 1]!];
    signs.copyWithin(cell * sources, (cell - 1) * sources, cell * sources);
    above.copyWithin(cell * sums, (cell - 1) * sums, cell * sums);
    below.copyWithin(cell * sums, (cell - 1) * sums, cell * sums);
    stale.fill(0);
    for (let k = pending; k < changes.length && changes[k]!.s - from <= near; k++) {
      const { source } = changes[k]!;
      stale[groups.of[source]!] = 1;
      signs[cell * sources + source] = signOf(columns, source * size, size, [from, to]);
    }
    // A change so close behind the cut that the middle of the cell was before it is examined again at the next cut.
    while (
      pending < changes.length &&
      changes[pending]!.s <= (from + to) / 2 &&
      changes[pending]!.s - from <= near
    )
      pending++;
    addGroups(columns, groups, { signs, above, below, stale, cell, size });
  }
  return { ends, signs, above, below };
}

interface Change {
  readonly s: number;
  readonly source: number;
}

/** Lists where sources change their signs, from left to right. */
function listChanges(columns: Float64Array, { h, near, size }: Split): readonly Change[] {
  const changes: Change[] = [];
  const found: number[] = [];
  for (let source = 0; source * size < columns.length; source++) {
    const start = source * size;
    let degree = size - 1;
    while (degree > 0 && columns[start + degree] === 0) degree--;
    if (degree === 0 || !mayVanish(columns, start, degree, h)) continue;
    found.length = 0;
    if (degree === 1) addZeroOfLine(found, columns[start]!, columns[start + 1]!, h);
    else {
      const c = new Array<number>(degree + 1);
      for (let k = 0; k <= degree; k++) c[k] = columns[start + k]!;
      const turns = turnsOf(c, h);
      addCrossingsInto(found, { c, h, turns, first: 0, next: turns.length });
    }
    for (let k = 0; k < found.length; k++) {
      const s = found[k]!;
      if (s > near && s < h - near) changes.push({ s, source });
    }
  }
  return changes.sort((a, b) => a.s - b.s);
}

function addZeroOfLine(found: number[], level: number, slope: number, h: number): void {
  const end = level + slope * h;
  if ((level < 0 && end > 0) || (level > 0 && end < 0)) found.push(Math.min(h, Math.max(0, -level / slope)));
}

/** Returns whether a polynomial may reach zero on [0, h], by the sizes of its terms. */
function mayVanish(columns: Float64Array, start: number, degree: number, h: number): boolean {
  let rest = 0;
  for (let k = degree; k > 0; k--) rest = (rest + Math.abs(columns[start + k]!)) * h;
  return Math.abs(columns[start]!) < rest;
}

/** Places in a cell at which a sign is read; a polynomial that only touches zero may do so at some of them. */
const PLACES = [0.5, 0.38, 0.71, 0.17, 0.86, 0.29, 0.59];

function signOf(
  columns: Float64Array,
  start: number,
  size: number,
  [from, to]: readonly [number, number],
): number {
  for (let at = 0; at < PLACES.length; at++) {
    const s = from + PLACES[at]! * (to - from);
    let value = 0;
    for (let k = start + size - 1; k >= start; k--) value = value * s + columns[k]!;
    if (value !== 0) return value > 0 ? 1 : -1;
  }
  return 0;
}

interface CellSums extends SignedSources {
  /** Whether the sum of each group has to be recomputed. */
  readonly stale: Uint8Array;
  readonly cell: number;
  readonly size: number;
}

/** Adds up the sources of stale groups on a cell. */
function addGroups(
  columns: Float64Array,
  { sources, of }: SourceGroups,
  { signs, above, below, stale, cell, size }: CellSums,
): void {
  const first = cell * of.length;
  for (let group = 0; group < sources.length; group++) {
    if (stale[group] === 0) continue;
    const start = (cell * sources.length + group) * size;
    above.fill(0, start, start + size);
    below.fill(0, start, start + size);
    const own = sources[group]!;
    for (let k = 0; k < own.length; k++) {
      const source = own[k]!;
      const sign = signs[first + source]!;
      if (sign === 0) continue;
      const sum = sign > 0 ? above : below;
      for (let power = 0; power < size; power++) sum[start + power]! += columns[source * size + power]!;
    }
  }
}

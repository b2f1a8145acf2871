import { addCrossingsInto } from '../../linalg/polynomial.ts';
import { turnsOf } from '../../linalg/turns.ts';
import type { SourceGroups } from './plan.ts';

/** The signs of all sources, and what the sources of each group add up to. */
export interface SignedSources {
  /** 1, -1, or 0 where a source is zero everywhere. */
  readonly signs: Int8Array;
  /** The sum of the sources above zero of each group, one polynomial after another. */
  readonly above: Float64Array;
  readonly below: Float64Array;
}

/** A piece of a stretch on which no source changes its sign; places count from the left end of the stretch. */
export interface SourceCell extends SignedSources {
  readonly from: number;
  readonly to: number;
}

/**
 * Splits a stretch of length `h` where its sources change their signs. Places closer than `near` count as one. Each
 * polynomial in `columns`, and each sum, has `size` coefficients.
 */
export function splitBySigns(
  columns: Float64Array,
  groups: SourceGroups,
  { h, near, size }: { readonly h: number; readonly near: number; readonly size: number },
): readonly SourceCell[] {
  const count = groups.of.length;
  const changes = listChanges(columns, size, { h, near });
  const cells: SourceCell[] = [];
  let before: SourceCell | null = null;
  let pending = 0;
  let next = 0;
  for (let from = 0; from < h;) {
    const to: number = next < changes.order.length ? changes.at[changes.order[next]!]! : h;
    const middle = (from + to) / 2;
    const signs: Int8Array = before === null ? new Int8Array(count) : before.signs.slice();
    const stale = new Uint8Array(groups.sources.length);
    if (before === null) {
      stale.fill(1);
      for (let k = 0; k < count; k++) signs[k] = signOf(columns, k * size, size, { from, to });
    }
    for (let k = pending; k < next; k++) {
      const source = changes.source[changes.order[k]!]!;
      stale[groups.of[source]!] = 1;
      signs[source] = signOf(columns, source * size, size, { from, to });
    }
    // A change so near behind the cut that the cell's middle was before it counts again at the next cut.
    while (pending < next && changes.at[changes.order[pending]!]! <= middle) pending++;
    before = { from, to, signs, ...addGroups(columns, groups, { signs, stale, before, size }) };
    cells.push(before);
    while (next < changes.order.length && changes.at[changes.order[next]!]! - to <= near) next++;
    from = to;
  }
  return cells;
}

/** Where sources change their signs. */
interface Changes {
  readonly at: readonly number[];
  readonly source: readonly number[];
  /** Their indices, from left to right. */
  readonly order: Uint32Array;
}

function listChanges(
  columns: Float64Array,
  size: number,
  { h, near }: { readonly h: number; readonly near: number },
): Changes {
  const at: number[] = [];
  const sources: number[] = [];
  const found: number[] = [];
  for (let source = 0; source * size < columns.length; source++) {
    const start = source * size;
    let degree = size - 1;
    while (degree > 0 && columns[start + degree] === 0) degree--;
    if (degree === 0 || !mayVanish(columns, start, degree, h)) continue;
    const c = new Array<number>(degree + 1);
    for (let k = 0; k <= degree; k++) c[k] = columns[start + k]!;
    const turns = turnsOf(c, h);
    found.length = 0;
    addCrossingsInto(found, { c, h, turns, first: 0, next: turns.length });
    for (const s of found) {
      if (s <= near || s >= h - near) continue;
      at.push(s);
      sources.push(source);
    }
  }
  const order = new Uint32Array(at.length);
  for (let k = 0; k < order.length; k++) order[k] = k;
  order.sort((a, b) => at[a]! - at[b]!);
  return { at, source: sources, order };
}

/** Whether the sizes of a polynomial's terms let it reach zero on [0, h]. */
function mayVanish(columns: Float64Array, start: number, degree: number, h: number): boolean {
  let rest = 0;
  for (let k = degree; k > 0; k--) rest = (rest + Math.abs(columns[start + k]!)) * h;
  return Math.abs(columns[start]!) < rest;
}

/** Where in a cell a sign is read: a polynomial that only touches zero may do so at one of them, or at a few. */
const PLACES = [0.5, 0.38, 0.71, 0.17, 0.86, 0.29, 0.59];

function signOf(
  columns: Float64Array,
  start: number,
  size: number,
  { from, to }: { readonly from: number; readonly to: number },
): number {
  for (let at = 0; at < PLACES.length; at++) {
    const s = from + PLACES[at]! * (to - from);
    let value = 0;
    for (let k = start + size - 1; k >= start; k--) value = value * s + columns[k]!;
    if (value !== 0) return value > 0 ? 1 : -1;
  }
  return 0;
}

/** Adds up the sources of stale groups; the sums of the others are those of the cell before. */
function addGroups(
  columns: Float64Array,
  { sources }: SourceGroups,
  {
    signs,
    stale,
    before,
    size,
  }: {
    readonly signs: Int8Array;
    readonly stale: Uint8Array;
    readonly before: SourceCell | null;
    readonly size: number;
  },
): { readonly above: Float64Array; readonly below: Float64Array } {
  const above = before === null ? new Float64Array(sources.length * size) : before.above.slice();
  const below = before === null ? new Float64Array(sources.length * size) : before.below.slice();
  for (let group = 0; group < sources.length; group++) {
    if (stale[group] === 0) continue;
    const start = group * size;
    if (before !== null) {
      above.fill(0, start, start + size);
      below.fill(0, start, start + size);
    }
    for (const k of sources[group]!) {
      const sign = signs[k]!;
      if (sign === 0) continue;
      const sum = sign > 0 ? above : below;
      for (let power = 0; power < size; power++) sum[start + power]! += columns[k * size + power]!;
    }
  }
  return { above, below };
}

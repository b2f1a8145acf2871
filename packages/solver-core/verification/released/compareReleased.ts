import type { Check, CheckRow } from '../page/check.ts';

/** The values that a release found, by case and in the order of its rows. */
export interface ReleasedValues {
  readonly version: string;
  readonly values: Readonly<Record<string, readonly (number | string)[]>>;
}

/** A value that differs from the one of the release. */
export interface ValueChange {
  readonly id: string;
  readonly title: string;
  readonly what: string;
  readonly before: number | string | null;
  readonly after: number | string | null;
}

/** The digits that are stored; the last ones differ between processors. */
const DIGITS = 12;
/** Values that differ by less, relative to the greater one, are the same. */
const SAME = 1e-9;

/** Returns a found value as it is stored; rounding beside an expected 0 is 0. */
export function toReleased({ expected, found, holds }: CheckRow): number | string {
  if (typeof found === 'string') return found;
  return expected === 0 && holds ? 0 : Number(found.toPrecision(DIGITS));
}

/** Lists the values of a case that differ from those of the release; none for a case that is newer. */
export function compareReleased(
  { id, title }: Pick<Check, 'id' | 'title'>,
  rows: readonly CheckRow[],
  { values }: ReleasedValues,
): readonly ValueChange[] {
  const stored = values[id];
  if (stored === undefined) return [];
  return Array.from({ length: Math.max(rows.length, stored.length) }, (_, k): ValueChange[] => {
    const row = rows[k];
    const [before, after] = [stored[k] ?? null, row === undefined ? null : toReleased(row)];
    return isSame(before, after) ? [] : [{ id, title, what: row?.what ?? '', before, after }];
  }).flat();
}

function isSame(a: number | string | null, b: number | string | null): boolean {
  if (typeof a !== 'number' || typeof b !== 'number') return a === b;
  return Object.is(a, b) || Math.abs(a - b) <= SAME * Math.max(Math.abs(a), Math.abs(b));
}

import type { CaseSet, CommonCase } from '@eecs/solver-core';
import { createCaseSet } from '../createCaseSet.ts';
import { listColumns } from './listColumns.ts';
import { ANGLE, NAME } from './namesRead.ts';
import { type ReadItems, toReadItems } from './readItems.ts';
import { readRows } from './readRows.ts';
import { readYes } from './readYes.ts';
import { type RowReading, createRowReader } from './rowReader.ts';

const SET_NAMES = {
  title: ['title', 'case set', ...NAME, 'загружение', 'завантаження', 'заголовок'],
  description: ['description', 'описание', 'опис'],
  angle: ANGLE,
  combined: ['combined', 'сочетание', 'комбинация', 'сполучення', 'поєднання', 'комбінація'],
  factors: ['factors', 'коэффициенты', 'коефіцієнти'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** The columns of a table of case sets, in their order. */
export const SET_KEYS = Object.keys(SET_NAMES) as readonly (keyof typeof SET_NAMES)[];

const PERMANENT: Readonly<Record<string, string>> = {
  weight: 'weight',
  вес: 'weight',
  вага: 'weight',
  settlement: 'settlement',
  осадка: 'settlement',
  осідання: 'settlement',
};

/**
 * Reads case sets from rows; null for a text without any. Factors are written as `1: 1.35; weight: 1.35`, by the
 * numbers of the sets.
 */
export function readSetRows(
  text: string,
  { caseSets }: Pick<CommonCase, 'caseSets'>,
  reading: RowReading,
): ReadItems<CaseSet> | null {
  const reader = createRowReader<keyof typeof SET_NAMES>(reading);
  const read = readRows(text, listColumns(SET_NAMES), () => SET_KEYS);
  if (read === null) return null;
  const all = [...caseSets];
  const count = caseSets.length + read.rows.length;
  const items = read.rows.map((row): CaseSet => {
    const angle = reader.optional(row, 'angle', 'angle') ?? 0;
    const factors = readFactors(row.cell('factors').text, count);
    if (factors === null) reader.refuse(row, 'factors', 'unknown');
    const hasFactors = factors !== null && Object.keys(factors).length > 0;
    const set: CaseSet = {
      ...createCaseSet(all, row.cell('title').text),
      description: row.cell('description').text,
      angle,
      combined: hasFactors || readYes(row.cell('combined').text),
      ...(hasFactors && { factors }),
    };
    all.push(set);
    return set;
  });
  return toReadItems(items, reader, read.passedOver);
}

/** Reads factors; null if one of them is invalid or refers to a missing set. */
function readFactors(text: string, count: number): Readonly<Record<string, number>> | null {
  const factors: Record<string, number> = {};
  for (const part of text.split(';').filter((one) => one.trim() !== '')) {
    const [, of = '', written = ''] = /^\s*([\p{L}\d]+)\s*[:=×]\s*([-+−]?[\d.,]+)\s*$/u.exec(part) ?? [];
    const number = Number(of);
    const key =
      PERMANENT[of.toLowerCase()] ?? (number >= 1 && number <= count ? String(number - 1) : undefined);
    const value = Number(written.replace('−', '-').replace(',', '.'));
    if (key === undefined || written === '' || !Number.isFinite(value)) return null;
    factors[key] = value;
  }
  return factors;
}

/** Writes factors in the form in which they are read. */
export function writeFactors(factors: CaseSet['factors'] = {}): string {
  return Object.entries(factors)
    .map(([key, value]) => `${/^\d+$/.test(key) ? Number(key) + 1 : key}: ${value}`)
    .join('; ');
}

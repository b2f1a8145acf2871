import type { Check, CheckRow } from './check.ts';
import { describe, expect, it } from 'vitest';
import { agreeingDigits } from './agreeingDigits.ts';
import { filterChecks, groupChecks } from './filterChecks.ts';
import { readInUnits } from './readInUnits.ts';
import { agrees, type Results, runChecks } from './runChecks.ts';
import { writeFound, writeValue } from './writeValue.ts';

const row = (holds: boolean): CheckRow => ({
  ...{ what: 'M(2)', expected: 4, found: 4, deviation: holds ? 0 : 1, allowed: 1e-10, holds },
});
const check = (id: string, more: Partial<Check> = {}): Check => ({
  ...{ id, subject: 'beams', group: 'Gere', title: `Beam ${id}`, cited: 'Gere, Mechanics', structure: null },
  run: () => [row(true)],
  ...more,
});
const BOOK = { subject: 'all', shown: 'all', words: '' } as const;

describe('solving the cases', () => {
  it('pauses between slices, and reports after some of them and at the end', async () => {
    let time = 0;
    let pauses = 0;
    const sizes: number[] = [];
    await runChecks(
      Array.from({ length: 8 }, (_, k) => check(String(k))),
      {
        signal: new AbortController().signal,
        report: (results) => sizes.push(results.size),
        pause: async () => {
          pauses += 1;
          await Promise.resolve();
        },
        now: () => (time += 25),
      },
    );
    // A slice of two cases takes 75 ms with the reading at its begin, so the third ends after 160 ms.
    expect(sizes).toEqual([6, 8]);
    expect(pauses).toBe(4);
  });

  it('counts a case whose solver throws as different from its source', async () => {
    let last: Results = new Map();
    const broken = check('a', {
      run: () => {
        throw new Error('no answer');
      },
    });
    await runChecks([broken, check('b')], {
      signal: new AbortController().signal,
      report: (results) => (last = results),
    });
    expect(agrees(last.get('a'))).toBe(false);
    expect(agrees(last.get('b'))).toBe(true);
    expect(agrees(last.get('c'))).toBeNull();
  });
});

describe('the shown cases', () => {
  const checks = [
    check('a', { compared: 'a text', except: 'one sign', derived: 'M = 0' }),
    check('b', { subject: 'trusses', group: 'Hibbeler' }),
    check('c', { subject: 'profiles', cited: 'DIN 1027, cited from memory' }),
  ];
  const ids = (found: readonly Check[]) => found.map(({ id }) => id).join('');

  it('are those of a subject, a source and all words', () => {
    const results: Results = new Map([
      ['a', [row(true)]],
      ['b', [row(false)]],
    ]);
    expect(ids(filterChecks(checks, { ...BOOK, subject: 'trusses' }, results))).toBe('b');
    expect(ids(filterChecks(checks, { ...BOOK, shown: 'compared' }, results))).toBe('a');
    expect(ids(filterChecks(checks, { ...BOOK, shown: 'memory' }, results))).toBe('bc');
    expect(ids(filterChecks(checks, { ...BOOK, shown: 'except' }, results))).toBe('a');
    expect(ids(filterChecks(checks, { ...BOOK, shown: 'wrong' }, results))).toBe('a');
    expect(ids(filterChecks(checks, { ...BOOK, shown: 'apart' }, results))).toBe('b');
    expect(ids(filterChecks(checks, { ...BOOK, words: 'MECHANICS hibb' }, results))).toBe('b');
  });

  it('stand under their headings in the order of the list', () => {
    expect(groupChecks(checks).map(([title, of]) => [title, ids(of)])).toEqual([
      ['Gere', 'ac'],
      ['Hibbeler', 'b'],
    ]);
  });
});

it.each([
  [0, 15],
  [1e-18, 15],
  [3e-7, 6],
  [0.04, 1],
  [2, 0],
  [NaN, 0],
  [Infinity, 0],
])('a relative deviation of %d leaves %d digits that agree', (deviation, digits) => {
  expect(agreeingDigits(deviation)).toBe(digits);
});

describe('the written values', () => {
  it('show rounding beside an expected 0 as 0, and other small numbers with a power of ten', () => {
    expect(writeFound({ expected: 0, found: 3.6e-12, deviation: 1.2e-16 }, 'en-US')).toBe('0');
    expect(writeFound({ expected: 0, found: -0.5, deviation: 1e-3 }, 'en-US')).toBe('−0.5');
    expect(writeValue(-33_541.0196625, 'en-US')).toBe('−33,541.02');
    expect(writeValue(1.25e-7, 'en-US')).toBe('1.25E−7');
    expect(writeValue('unstable', 'ru')).toBe('unstable');
  });
});

describe('the units of the written values', () => {
  const measured = (expected: number, measure: CheckRow['measure']): CheckRow => ({
    ...{ ...row(true), expected, found: expected, measure },
  });

  it('are those in which sources print: 252 kip·ft in the AISC Design Examples, F.1-1B', () => {
    const [moment, place] = readInUnits([
      measured(3_024_000, { quantity: 'moment', system: 1 }),
      measured(138.5, { quantity: 'length', system: 1 }),
    ]);
    expect([moment!.expected, moment!.unit]).toEqual([252, 'kip·ft']);
    expect([place!.expected, place!.unit]).toEqual([138.5, 'in']);
  });

  it('stay small for a textbook beam of unit loads, and plain numbers stay as they are', () => {
    const rows = readInUnits([
      measured(8, { quantity: 'force', system: 0 }),
      measured(0, { quantity: 'force', system: 0 }),
      measured(4.98, { quantity: 'sectionDimension', system: 0, unit: 'cm' }),
      row(true),
    ]);
    expect(rows.map(({ expected, unit }) => [expected, unit])).toEqual([
      [8, 'N'],
      [0, 'N'],
      [4.98, 'cm'],
      [4, undefined],
    ]);
  });
});

import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkCalculation } from './index.ts';

/**
 * Greatest number of lines of code, without comments and blank lines, that somebody reads in order to trust the
 * checker.
 */
const MOST_LINES = 600;

const sources = globSync('*.ts', { cwd: import.meta.dirname })
  .filter((name) => !name.endsWith('.test.ts'))
  .map((name) => readFileSync(path.join(import.meta.dirname, name), 'utf8'));

/** A cantilever of 2 m, clamped at A, with 3 N down at its free end. */
const CANTILEVER = {
  kind: 'eecs/calculation',
  version: 1,
  units: { force: 'N', length: 'm' },
  beam: {
    length: '2',
    supports: [{ name: 'A', x: '0', holds: ['H', 'R', 'M'] }],
    hinges: [],
    points: [{ x: '2', across: '-3' }],
    spreads: [],
    stretches: [{ from: '0' }],
  },
  releases: [],
  lines: [
    { rule: 'equilibrium', state: 'beam', from: '0', to: '2', sum: 'across', of: 'R A', value: '3' },
    {
      rule: 'equilibrium',
      state: 'beam',
      from: '0',
      to: '2',
      sum: 'moments',
      about: '0',
      of: 'M A',
      value: '6',
    },
    { rule: 'equilibrium', state: 'beam', from: '0', to: '2', sum: 'along', of: 'H A', value: '0' },
    { rule: 'section', state: 'beam', from: '0', to: '2', of: 'Q', value: ['3'] },
    { rule: 'section', state: 'beam', from: '0', to: '2', of: 'M', value: ['-6', '3'] },
    ...['along', 'across', 'moments'].map((sum) => ({ rule: 'balance', sum, value: '0' })),
  ].map((line, at) => ({ line: at + 1, ...line })),
};

const withLine = (at: number, change: object) => ({
  ...CANTILEVER,
  lines: CANTILEVER.lines.map((line, k) => (k === at - 1 ? { ...line, ...change } : line)),
});

describe('checkCalculation', () => {
  test('verifies a calculation that was written by hand', () => {
    expect(checkCalculation(CANTILEVER)).toEqual({ ok: true, lines: 8 });
  });

  test('verifies the same numbers in pounds and inches', () => {
    const inPounds = { ...CANTILEVER, units: { force: 'lbf', length: 'in' } };
    expect(checkCalculation(inPounds)).toEqual({ ok: true, lines: 8 });
  });

  test('tells the number of each line before it is checked', () => {
    const seen: number[] = [];
    checkCalculation(withLine(5, { value: ['-6', '4'] }), (line) => seen.push(line));
    expect(seen).toEqual([1, 2, 3, 4, 5]);
  });

  test('names the first line that is wrong and the value that its rule gives', () => {
    const wrong = withLine(5, { value: ['-6', '4'] });
    expect(checkCalculation(wrong)).toEqual({ ok: false, why: 'value', line: 5, expected: '[-6, 3]' });
  });

  test('refuses a rule that the lines before do not allow', () => {
    expect(checkCalculation(withLine(2, { of: 'R A' }))).toMatchObject({ why: 'rule', line: 2 });
    const late = {
      ...CANTILEVER,
      lines: CANTILEVER.lines.slice(1).map((line, at) => ({ ...line, line: at + 1 })),
    };
    expect(checkCalculation(late)).toMatchObject({ why: 'rule', line: 3 });
  });

  test('misses lines that are left out', () => {
    const short = { ...CANTILEVER, lines: CANTILEVER.lines.slice(0, -1) };
    expect(checkCalculation(short)).toEqual({ ok: false, why: 'missing', line: 8 });
    expect(checkCalculation({ ...CANTILEVER, lines: [] })).toEqual({ ok: false, why: 'missing', line: 1 });
  });

  test.each([
    [null, ''],
    [{}, '/kind'],
    [{ ...CANTILEVER, version: 2 }, '/version'],
    [withLine(1, { value: '6/2' }), '/lines/0/value'],
    [withLine(1, { value: 3 }), '/lines/0/value'],
    [withLine(1, { line: 7 }), '/lines/0/line'],
    [withLine(1, { line: '1' }), '/lines/0/line'],
    [withLine(1, { from: undefined }), '/lines/0/from'],
    [withLine(2, { about: undefined }), '/lines/1/about'],
    [withLine(3, { sum: undefined }), '/lines/2/sum'],
    [{ ...CANTILEVER, units: null }, '/units'],
    [{ ...CANTILEVER, units: '1/0' }, '/units'],
    [{ ...CANTILEVER, units: { force: -1 } }, '/units/force'],
    // No rule converts units, so a unit that the writer does not write would only rename the numbers.
    [{ ...CANTILEVER, units: { force: 'kN', length: 'm' } }, '/units/force'],
    [{ ...CANTILEVER, units: { force: 'N', length: 'in' } }, '/units/length'],
    [{ ...CANTILEVER, units: { force: 'lbf', length: 'm' } }, '/units/length'],
    [{ ...CANTILEVER, version: '1' }, '/version'],
    // A value that no rule reads proves nothing, so it is refused: one more field, or that of another rule.
    [{ ...CANTILEVER, reaction: '7' }, '/reaction'],
    [{ ...CANTILEVER, 'units/force': '7' }, '/units~1force'],
    [{ ...CANTILEVER, units: { ...CANTILEVER.units, mass: 'kg' } }, '/units/mass'],
    [
      { ...CANTILEVER, beam: { ...CANTILEVER.beam, stretches: [{ from: '0', EJ: '1' }] } },
      '/beam/stretches/0/EJ',
    ],
    [withLine(1, { result: '5' }), '/lines/0/result'],
    [withLine(1, { about: '1' }), '/lines/0/about'],
    [withLine(4, { at: 1 }), '/lines/3/at'],
    [withLine(6, { state: 'beam' }), '/lines/5/state'],
  ])('tells where a value has the wrong shape (%#)', (file, at) => {
    expect(checkCalculation(file)).toMatchObject({ ok: false, why: 'shape', path: at });
  });
});

const withBeam = (change: object) => ({ ...CANTILEVER, beam: { ...CANTILEVER.beam, ...change } });
const clamp = { name: 'A', x: '0', holds: ['H', 'R', 'M'] };

// Equilibrium of the whole beam leaves out what lies beyond its ends, and sections on its left do not.
test.each([
  [{ length: '0' }, '/beam/length'],
  [{ points: [{ x: '-1', across: '-3' }] }, '/beam/points/0/x'],
  [{ points: [{ x: '5/2', across: '-3' }] }, '/beam/points/0/x'],
  [{ spreads: [{ from: '-5', to: '0', across: ['1', '1', '1'] }] }, '/beam/spreads/0/from'],
  [{ spreads: [{ from: '1', to: '3', across: ['1', '1', '1'] }] }, '/beam/spreads/0/to'],
  [{ supports: [{ ...clamp, x: '-1' }] }, '/beam/supports/0/x'],
  [{ supports: [clamp, { name: 'B', x: '3', holds: ['R'] }] }, '/beam/supports/1/x'],
  [{ hinges: [{ name: 'G', x: '0' }] }, '/beam/hinges/0/x'],
  [{ hinges: [{ name: 'G', x: '2' }] }, '/beam/hinges/0/x'],
  [{ stretches: [{ from: '0' }, { from: '2' }] }, '/beam/stretches/1/from'],
])('everything is on the beam (%#)', (beam, path) => {
  expect(checkCalculation(withBeam(beam))).toEqual({ ok: false, why: 'shape', line: null, path });
});

// Two with one name or one place would answer for each other; which stiffness is meant would be open.
test.each([
  [{ supports: [clamp, { ...clamp, x: '1', holds: ['R'] }] }, '/beam/supports/1/name'],
  [
    {
      hinges: [
        { name: 'G', x: '1' },
        { name: 'G', x: '3/2' },
      ],
    },
    '/beam/hinges/1/name',
  ],
  [
    {
      hinges: [
        { name: 'G', x: '1' },
        { name: 'D', x: '1' },
      ],
    },
    '/beam/hinges/1/x',
  ],
  [{ stretches: [{ from: '0' }, { from: '0', EI: '7' }] }, '/beam/stretches/1/from'],
  [{ stretches: [{ from: '1' }, { from: '0' }] }, '/beam/stretches/1/from'],
  [{ supports: [{ ...clamp, holds: ['H', 'R'], stiffness: { M: '5' } }] }, '/beam/supports/0/stiffness'],
  [{ supports: [{ ...clamp, holds: ['H', 'R'], moved: { M: '5' } }] }, '/beam/supports/0/moved'],
])('parts of a beam are told apart (%#)', (beam, path) => {
  expect(checkCalculation(withBeam(beam))).toEqual({ ok: false, why: 'shape', line: null, path });
});

test.each([
  [{ ...CANTILEVER, lines: Array.from({ length: 1e6 }, () => null) }, '/lines', '5000'],
  [withBeam({ points: Array.from({ length: 1e6 }, () => null) }), '/beam/points', '1000'],
])('a long list is counted before it is read (%#)', (file, path, expected) => {
  expect(checkCalculation(file)).toEqual({ ok: false, why: 'shape', line: null, path, expected });
});

test('numbers that are too long end the check instead of taking minutes', () => {
  // The common denominator of 1000 forces would have four million digits.
  const points = Array.from({ length: 1000 }, (_, k) => ({
    x: '2',
    across: `-1/${10n ** 4000n + 2n * BigInt(k) + 1n}`,
  }));
  expect(checkCalculation(withBeam({ points }))).toEqual({ ok: false, why: 'size', line: 1 });
  const digits = '9'.repeat(10_001);
  expect(checkCalculation(withLine(1, { value: digits }))).toMatchObject({ path: '/lines/0/value' });
});

test(`the checker has at most ${MOST_LINES} lines of code and imports nothing but itself`, () => {
  const code = sources.flatMap((text) =>
    text.split('\n').filter((line) => !/^\s*($|\/\/|\/\*\*|\*)/.test(line)),
  );
  expect(code.length).toBeGreaterThan(300);
  expect(code.length).toBeLessThanOrEqual(MOST_LINES);
  const imported = sources.flatMap((text) =>
    [...text.matchAll(/(?:from|import)[\s(]+'([^']+)'/g)].map((match) => match[1]),
  );
  expect(imported.filter((name) => !/^\.\/\w+\.ts$/.test(name ?? ''))).toEqual([]);
});

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

test('too many lines are counted before they are read', () => {
  const file = { ...CANTILEVER, lines: Array.from({ length: 1e6 }, () => null) };
  const verdict = { ok: false, why: 'shape', line: null, path: '/lines', expected: '5000' };
  expect(checkCalculation(file)).toEqual(verdict);
});

test(`the checker has at most ${MOST_LINES} lines of code and imports nothing but itself`, () => {
  const code = sources.flatMap((text) =>
    text.split('\n').filter((line) => !/^\s*($|\/\/|\/\*\*|\*)/.test(line)),
  );
  expect(code.length).toBeGreaterThan(300);
  expect(code.length).toBeLessThanOrEqual(MOST_LINES);
  const imported = sources.flatMap((text) => [...text.matchAll(/from '([^']+)'/g)].map((match) => match[1]));
  expect(imported.filter((name) => !/^\.\/\w+\.ts$/.test(name ?? ''))).toEqual([]);
});

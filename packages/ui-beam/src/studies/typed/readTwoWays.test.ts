import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readLine } from './readLine.ts';
import type { Saying } from './saying.ts';

const si = { system: 0, length: 20, locale: 'en-US' } as const;
const read = (text: string): readonly Saying[] => readLine(text, si);

test.each<[string, Saying]>([
  ['roller 4 000 mm', { kind: 'support', verb: 'roller', places: [4] }],
  ['roller 4\u202f500 mm', { kind: 'support', verb: 'roller', places: [4.5] }],
  ['P 10 @ 4 000 mm', { kind: 'point', verb: 'force', value: -10_000, x: 4 }],
  ['P 10 @ 4 500 mm', { kind: 'point', verb: 'force', value: -10_000, x: 4.5 }],
  ['roller 0 6 12', { kind: 'support', verb: 'roller', places: [0, 6, 12] }],
  ['q 10 2 000-6 000 mm', { kind: 'spread', verb: 'spread', y: [-10_000, -10_000, -10_000], x: [2, 6] }],
  ['q 10 200-600 mm', { kind: 'spread', verb: 'spread', y: [-10_000, -10_000, -10_000], x: [0.2, 0.6] }],
])('%s has one meaning: thousands are read alike in every statement', (text, saying) => {
  expect(read(text)).toEqual([saying]);
});

test('a thousand metres are one place, outside the beam, and not two supports', () => {
  expect(read('roller 1 000')).toMatchObject([{ kind: 'problem', code: 'outside', length: 20 }]);
});

test('a statement with two meanings is refused with both', () => {
  expect(readLine('q 5 100 0-4', si)).toMatchObject([
    {
      kind: 'problem',
      code: 'ambiguous',
      readings: [{ y: [-5_100_000, -5_100_000, -5_100_000] }, { y: [-5000, -52_500, -100_000] }],
    },
  ]);
});

test.each<[string, string]>([
  ['P 10 @ 3 @ 4', 'extra'],
  ['M 5 at 2 at 3', 'extra'],
  ['spring 5 @ 2 @ 3', 'extra'],
  ['q 10 6', 'noRange'],
  ['L 6 7', 'number'],
  ['P 10 @ 3 4', 'place'],
  ['q 10 0-6 8', 'number'],
])('%s is refused: nothing of a line is dropped', (text, code) => {
  expect(read(text)).toMatchObject([{ kind: 'problem', code }]);
});

test.each(['q 5-10-15 0-4', 'q 5-10-5 0-4', 'q 5 - 10 - 15 0-4'])(
  '%s is refused: three sizes with hyphens are no difference',
  (text) => {
    expect(read(text)).toMatchObject([{ kind: 'problem', code: 'number' }]);
  },
);

test.each<[string, readonly unknown[]]>([
  ['L 10-6', [{ length: 48 }, { length: 126 }]],
  ['P 10 @ 9-6', [{ x: 36 }, { x: 114 }]],
  ['roller 9-6', [{ places: [36] }, { places: [114] }]],
])('%s is refused in US units with a difference and with feet and inches', (text, readings) => {
  const us = { system: 1, length: 240, locale: 'en-US' } as const;
  expect(readLine(text, us)).toMatchObject([{ kind: 'problem', code: 'ambiguous', readings }]);
});

test('a range of feet stays a range, and marks settle what feet and inches are', () => {
  const us = { system: 1, length: 240, locale: 'en-US' } as const;
  expect(readLine('q 1 0-4', us)).toMatchObject([{ kind: 'spread', x: [0, 48] }]);
  expect(readLine(`L 10'-6"`, us)).toMatchObject([{ kind: 'length', length: 126 }]);
});

test('a unit behind the last of several places is refused where it may be that of all', () => {
  expect(read('roller 1 3 cm')).toMatchObject([
    { kind: 'problem', code: 'ambiguous', readings: [{ places: [1, 0.03] }, { places: [0.01, 0.03] }] },
  ]);
  expect(read('roller 1 3 m')).toEqual([{ kind: 'support', verb: 'roller', places: [1, 3] }]);
});

test('10k is no force in SI and ten kips in US units', () => {
  expect(read('P 10k @ 3')).toMatchObject([{ kind: 'problem', code: 'number' }]);
  const us = { system: 1, length: 240, locale: 'en-US' } as const;
  expect(readLine('P 10k @ 3', us)).toMatchObject([{ kind: 'point', value: -10_000 }]);
});

test("feet and inches bound a range: q 1.2 0'-22'6\"", () => {
  const [saying] = readLine("q 1.2 0'-22'6\"", { system: 1, length: 600, locale: 'en-US' });
  expect(saying).toMatchObject({ kind: 'spread', x: [0, 270] });
});

test('a text of 160 kB is read up to 2000 characters and 100 statements, and the rest is reported', () => {
  const sayings = read('pin 1; '.repeat(23_000));
  expect(sayings).toHaveLength(101);
  expect(sayings.at(-1)).toMatchObject({ kind: 'problem', code: 'cut' });
  expect(read(`pin 1${' '.repeat(3000)}`)).toHaveLength(1);
});

/** Numbers different from every default, so that a statement without one of them has another meaning. */
const size = fc.integer({ min: 11, max: 99 }).map((n) => `${n}.7`);
const place = fc.integer({ min: 1, max: 18 }).map((n) => `${n}.3`);
const unit = fc.constantFrom('', ' m', ' cm', 'mm', ' kN', 'kN/m', ' kN·m');
const joint = fc.constantFrom(' ', ' @ ', ' at ', '-', ' - ', '..', ', ', '  ');
const word = fc.constantFrom('P', 'M', 'H', 'q', 'mass', 'pin', 'roller', 'clamp', 'hinge', 'spring', 'L');
const rest = fc.array(fc.tuple(joint, fc.oneof(size, place), unit), { maxLength: 4 });

test('every number of an accepted line is part of what was understood', () => {
  fc.assert(
    fc.property(word, size, unit, rest, (verb, first, behind, more) => {
      const tokens = [[' ', first, behind] as const, ...more];
      const write = (without: number): string =>
        verb +
        tokens
          .filter((_, at) => at !== without)
          .map((token, at) => (at === 0 ? ` ${token[1]}${token[2]}` : token.join('')))
          .join('');
      const whole = read(write(-1));
      fc.pre(whole.every(({ kind }) => kind !== 'problem' && kind !== 'named'));
      for (const at of tokens.keys())
        expect(read(write(at)), `${write(-1)} without its number ${at + 1}`).not.toEqual(whole);
    }),
    { numRuns: 200 },
  );
});

import fc from 'fast-check';
import { LONGEST_LINE } from '@eecs/ui-kit/editor';
import { expect, test } from 'vitest';
import { createBeam } from '../../state/createBeam.ts';
import { applyLine } from './applyLine.ts';
import { readLine } from './readLine.ts';
import type { Saying } from './saying.ts';
import { drawCases } from '../../../../solver-core/verification/drawCases.ts';

const si = { system: 0, length: 6, locale: 'en-US' } as const;
const read = (text: string): readonly Saying[] => readLine(text, si);

test('the example of the issue is understood word by word', () => {
  expect(read('q 10 0-6; P 20 @ 3; pin 0; roller 6; IPE 300')).toEqual([
    { kind: 'spread', verb: 'spread', y: [-10_000, -10_000, -10_000], x: [0, 6] },
    { kind: 'point', verb: 'force', value: -20_000, x: 3 },
    { kind: 'support', verb: 'pin', places: [0] },
    { kind: 'support', verb: 'roller', places: [6] },
    { kind: 'named', name: 'IPE 300' },
  ]);
});

test('Russian and Ukrainian say the same', () => {
  const said = read('pin 0; roller 4 6; clamp 0; hinge 2; M 5 @ 1');
  expect(readLine('шно 0; каток 4 6; заделка 0; шарнир 2; момент 5 в 1', { ...si, locale: 'ru' })).toEqual(
    said,
  );
  expect(
    readLine('нерухома 0; рухома 4 6; защемлення 0; шарнір 2; момент 5 у 1', { ...si, locale: 'uk' }),
  ).toEqual(said);
});

test.each<[string, Saying]>([
  ['P 20 ↓ @ 3', { kind: 'point', verb: 'force', value: -20_000, x: 3 }],
  ['P 20 kN ↑ @ 3', { kind: 'point', verb: 'force', value: 20_000, x: 3 }],
  ['P ↑ 20 @ 3', { kind: 'point', verb: 'force', value: 20_000, x: 3 }],
  ['P -20 ↑ @ 3', { kind: 'point', verb: 'force', value: -20_000, x: 3 }],
  ['P 20 → @ 3', { kind: 'point', verb: 'axial', value: 20_000, x: 3 }],
  ['H 5 ← @ 2', { kind: 'point', verb: 'axial', value: -5000, x: 2 }],
  ['M 5 ↻ @ 2', { kind: 'point', verb: 'moment', value: -5000, x: 2 }],
  ['M 5 ↺ @ 2', { kind: 'point', verb: 'moment', value: 5000, x: 2 }],
  ['q 10 ↓', { kind: 'spread', verb: 'spread', y: [-10_000, -10_000, -10_000], x: [0, 6] }],
  ['q 10 ↑ 0-6', { kind: 'spread', verb: 'spread', y: [10_000, 10_000, 10_000], x: [0, 6] }],
])('%s acts where its arrow points', (text, saying) => {
  expect(read(text)).toEqual([saying]);
});

test.each(['q 10 →', 'M 5 ↑ @ 2', 'H 5 ↓ @ 2', 'mass 10 ↓', 'roller 6 ↑', 'P 20 ↑↓ @ 3'])(
  '%s is refused: it cannot act in that direction',
  (text) => {
    expect(read(text)).toMatchObject([{ kind: 'problem', code: 'way' }]);
  },
);

test.each<[string, Saying]>([
  ['P -20 @ 3', { kind: 'point', verb: 'force', value: 20_000, x: 3 }],
  ['P 500 N @ L/2', { kind: 'point', verb: 'force', value: -500, x: 3 }],
  ['P20@300cm', { kind: 'point', verb: 'force', value: -20_000, x: 3 }],
  ['H 5 at 2', { kind: 'point', verb: 'axial', value: 5000, x: 2 }],
  ['q 4', { kind: 'spread', verb: 'spread', y: [-4000, -4000, -4000], x: [0, 6] }],
  [
    'q 3.5kPa x 2.4',
    {
      kind: 'spread',
      verb: 'spread',
      y: [-8400, -8400, -8400],
      x: [0, 6],
      source: { pressure: -3500, width: 2.4 },
    },
  ],
  [
    'q 3,5 кПа × 2,4 м 1-5',
    {
      kind: 'spread',
      verb: 'spread',
      y: [-8400, -8400, -8400],
      x: [1, 5],
      source: { pressure: -3500, width: 2.4 },
    },
  ],
  [
    'q 2 kN/m² * 3 0-6',
    {
      kind: 'spread',
      verb: 'spread',
      y: [-6000, -6000, -6000],
      x: [0, 6],
      source: { pressure: -2000, width: 3 },
    },
  ],
  ['q 10..20 1-5', { kind: 'spread', verb: 'spread', y: [-10_000, -15_000, -20_000], x: [1, 5] }],
  ['q 0..5..0 kN/m 0 m - 4 m', { kind: 'spread', verb: 'spread', y: [0, -5000, 0], x: [0, 4] }],
  ['q 3 5-1', { kind: 'spread', verb: 'spread', y: [-3000, -3000, -3000], x: [1, 5] }],
  ['q 2,5 0-1,5', { kind: 'spread', verb: 'spread', y: [-2500, -2500, -2500], x: [0, 1.5] }],
  ['q 5-10 0-4', { kind: 'spread', verb: 'spread', y: [-5000, -7500, -10_000], x: [0, 4] }],
  ['q 5 – 10 kN/m 0-4', { kind: 'spread', verb: 'spread', y: [-5000, -7500, -10_000], x: [0, 4] }],
  ['q 5 10 0-4', { kind: 'spread', verb: 'spread', y: [-5000, -7500, -10_000], x: [0, 4] }],
  ['q 5 -10 0-4', { kind: 'spread', verb: 'spread', y: [-5000, 2500, 10_000], x: [0, 4] }],
  ['q 1 000 N/m 0-4', { kind: 'spread', verb: 'spread', y: [-1000, -1000, -1000], x: [0, 4] }],
  ['q 1 000-2 000 N/m 0-4', { kind: 'spread', verb: 'spread', y: [-1000, -1500, -2000], x: [0, 4] }],
  ['q 5..-5 0-4', { kind: 'spread', verb: 'spread', y: [-5000, 0, 5000], x: [0, 4] }],
  ['q 2*5-1 0-4', { kind: 'spread', verb: 'spread', y: [-9000, -9000, -9000], x: [0, 4] }],
  ['q -5 0-4', { kind: 'spread', verb: 'spread', y: [5000, 5000, 5000], x: [0, 4] }],
  ['w 8 0-4', { kind: 'spread', verb: 'spread', y: [-8000, -8000, -8000], x: [0, 4] }],
  ['mass 40 0-6', { kind: 'spread', verb: 'mass', y: [40, 40, 40], x: [0, 6] }],
  ['spring 800 @ 2', { kind: 'spring', x: 2, stiffness: 800_000 }],
  ['L 12', { kind: 'length', length: 12 }],
  ['roller 4 000 mm', { kind: 'support', verb: 'roller', places: [4] }],
  ['P 10 @ 4 000 mm', { kind: 'point', verb: 'force', value: -10_000, x: 4 }],
  ['hinge 2,5 3', { kind: 'support', verb: 'hinge', places: [2.5, 3] }],
  ['roller 1 m 20 cm 5', { kind: 'support', verb: 'roller', places: [1.2, 5] }],
  ['pin support 0', { kind: 'support', verb: 'pin', places: [0] }],
  ['неподвижная опора 0', { kind: 'support', verb: 'pin', places: [0] }],
  ['q 10 500-1500 mm', { kind: 'spread', verb: 'spread', y: [-10_000, -10_000, -10_000], x: [0.5, 1.5] }],
  ['q 5 from 0 to L/2', { kind: 'spread', verb: 'spread', y: [-5000, -5000, -5000], x: [0, 3] }],
  ['q 5 2-L', { kind: 'spread', verb: 'spread', y: [-5000, -5000, -5000], x: [2, 6] }],
  ['L 2 x 22.5', { kind: 'length', length: 45 }],
  ['L 2х22,5', { kind: 'length', length: 45 }],
  ['L 2x2', { kind: 'length', length: 4 }],
  ['L 2 x 22.5 m', { kind: 'length', length: 45 }],
  ['L 2 x 3 + 4', { kind: 'length', length: 10 }],
  ['length 3 x 6', { kind: 'length', length: 18 }],
  ['P 2 x 10 @ 3', { kind: 'point', verb: 'force', value: -20_000, x: 3 }],
  ['C 24', { kind: 'named', name: 'C 24' }],
  ['self weight', { kind: 'weight', isOn: true }],
  ['Собственный вес', { kind: 'weight', isOn: true }],
  ['self-weight off', { kind: 'weight', isOn: false }],
])('%s', (text, saying) => {
  expect(read(text)).toEqual([saying]);
});

test.each([
  ...['W8X15', 'W14x90', 'W 8 x 15', 'w14×90', 'W10*12', 'L50x50x5', 'L4x4x1/2', 'M12X11.8', 'W8х15'],
  ...['L50x5', 'L 20 x 3', 'L2x2x1/4', 'H 200x100'],
])('%s is a section though its letter is a word of the line', (name) => {
  expect(read(name)).toEqual([{ kind: 'named', name }]);
});

test.each<[string, Saying['kind'], number?]>([
  ['L 2 x 22.5', 'length', 45 * 12],
  [`L 2 x 22'6"`, 'length', 45 * 12],
  ['L 20 x 3', 'length', 60 * 12],
  // For two legs without a thickness the nearest angles are suggested.
  ['L 2x2', 'named'],
  ['L 4x1/2', 'named'],
])('%s in US units is %s', (text, kind, length) => {
  const sayings = readLine(text, { ...si, system: 1, length: 240 });
  expect(sayings).toEqual([kind === 'length' ? { kind, length } : { kind, name: text }]);
});

test('feet, inches and kips are read in the other system', () => {
  expect(readLine('P 2 @ 5\' 6"; roller 10; q 1 0-10', { ...si, system: 1, length: 240 })).toEqual([
    { kind: 'point', verb: 'force', value: -2000, x: 66 },
    { kind: 'support', verb: 'roller', places: [120] },
    {
      kind: 'spread',
      verb: 'spread',
      y: [-1000 / 12, -1000 / 12, -1000 / 12].map((one) => expect.closeTo(one, 9) as number),
      x: [0, 120],
    },
  ]);
});

test.each<[string, Saying]>([
  ['P 20', { kind: 'problem', code: 'place', part: '20' }],
  ['P 2x10', { kind: 'problem', code: 'place', part: '2x10' }],
  ['q 2 x 5', { kind: 'problem', code: 'noRange', part: '2 x 5' }],
  ['P 10 @ 3 @ 4', { kind: 'problem', code: 'extra', part: '@ 4' }],
  ['M 5 at 2 at 3', { kind: 'problem', code: 'extra', part: 'at 3' }],
  ['spring 5 @ 2 @ 3', { kind: 'problem', code: 'extra', part: '@ 3' }],
  ['q 10 6', { kind: 'problem', code: 'noRange', part: '10 6' }],
  ['q 10 6 kN/m', { kind: 'problem', code: 'noRange', part: '10 6 kN/m' }],
  ['q 0-6', { kind: 'problem', code: 'noRange', part: '0-6' }],
  ['q 10 2-x', { kind: 'problem', code: 'range', part: '2-x' }],
  ['roller 1 000', { kind: 'problem', code: 'outside', part: 'roller 1 000', length: 6 }],
  ['roller 3 1/2', { kind: 'problem', code: 'place', part: '3 1/2' }],
  ['set 2', { kind: 'problem', code: 'noSet', part: 'set 2' }],
  ['set G', { kind: 'problem', code: 'setNumber', part: 'G' }],
  ['settlement 10 @ 6', { kind: 'problem', code: 'noSupport', part: 'settlement 10 @ 6' }],
  ['y'.repeat(61), { kind: 'problem', code: 'unknown', part: `${'y'.repeat(60)}…` }],
  ['P x @ 3', { kind: 'problem', code: 'number', part: 'x' }],
  ['q 10 3-3', { kind: 'problem', code: 'range', part: '3-3' }],
  ['roller 7', { kind: 'problem', code: 'outside', part: 'roller 7', length: 6 }],
  ['x'.repeat(201), { kind: 'problem', code: 'tooLong', part: `${'x'.repeat(60)}…` }],
  ['pin', { kind: 'problem', code: 'place', part: 'pin' }],
])('%s is told what is wrong with it', (text, saying) => {
  expect(read(text)).toEqual([saying]);
});

test('a length that is said last holds for what comes before it', () => {
  const sayings = readLine('roller L; P 8 @ L/2; q 5; L 6', { ...si, length: 24 });
  expect(sayings).toEqual([
    { kind: 'support', verb: 'roller', places: [6] },
    { kind: 'point', verb: 'force', value: -8000, x: 3 },
    { kind: 'spread', verb: 'spread', y: [-5000, -5000, -5000], x: [0, 6] },
    { kind: 'length', length: 6 },
  ]);
  const { document, notes } = applyLine({ ...createBeam(0), L: 24 }, sayings, {
    createId: () => 'id',
    named: new Map(),
  });
  expect([document.L, document.loads[1]?.x]).toEqual([6, [0, 6]]);
  expect(notes).toEqual([]);
});

test('a place outside the length that the line itself sets is not answered with advice to write a length', () => {
  expect(read('L 10; pin 0; roller 10; P 20 @ 15').at(-1)).toEqual({
    kind: 'problem',
    code: 'beyond',
    part: 'P 20 @ 15',
    length: 10,
  });
});

test.each(['q 10 -2..4', 'q 10 -2..4 0-6', 'q 10 2..4', 'q 0..10 -2..4', 'q 10-2..4 0-6'])(
  '%s has a value too many: its first part is no difference',
  (text) => {
    expect(read(text)).toMatchObject([{ kind: 'problem' }]);
  },
);

test('ends in scientific notation or with a minus are two values', () => {
  expect(read('q 1e-3..-2')).toMatchObject([{ kind: 'spread', y: [-1, 999.5, 2000] }]);
});

test('a length that is said first holds for what follows', () => {
  expect(read('L 10; roller 8')).toEqual([
    { kind: 'length', length: 10 },
    { kind: 'support', verb: 'roller', places: [8] },
  ]);
});

test.each([
  'L 1e100',
  'L 1e9',
  'L 1e-300',
  'P 1e300 @ 2',
  'P 1e-300 @ 3',
  'P 3 @ 1e-300',
  'spring 1e-300 @ 3',
  'q 1e200 0-6',
  'q 1e-300',
  'q 1e-300 0-6',
  'q 5 1e-300-6',
  'M 1e20 @ 1',
  'M 1e-300 @ 1',
  'roller 1e-300',
])('%s is no size of a beam: a document that holds it could not be read back', (text) => {
  expect(read(text)).toEqual([{ kind: 'problem', code: 'tooGreat', part: text }]);
});

const uniform = (q: number, x: readonly [number, number]) =>
  ({ kind: 'spread', verb: 'spread', y: [-q, -q, -q], x }) as const;

test.each<[string, readonly [Saying, Saying]]>([
  [
    'hinge 2 500mm',
    [
      { kind: 'support', verb: 'hinge', places: [2.5] },
      { kind: 'support', verb: 'hinge', places: [2, 0.5] },
    ],
  ],
  ['q 2 500 1-5', [uniform(2_500_000, [1, 5]), { ...uniform(0, [1, 5]), y: [-2000, -251_000, -500_000] }]],
  [
    'q 10 2 500-3 000 mm',
    [uniform(10_000, [2.5, 3]), { ...uniform(0, [0.5, 3]), y: [-10_000, -6000, -2000] }],
  ],
  [
    'P 1,250 @ 3',
    [
      { kind: 'point', verb: 'force', value: -1_250_000, x: 3 },
      { kind: 'point', verb: 'force', value: -1250, x: 3 },
    ],
  ],
])('%s can be read two ways, and both are told', (text, readings) => {
  const [saying] = read(text);
  expect(saying).toMatchObject({ kind: 'problem', code: 'ambiguous', part: text });
  expect(saying?.kind === 'problem' && saying.readings).toEqual(expect.arrayContaining([...readings]));
});

test.each<[string, readonly [number, number]]>([
  [`q 1.2 0'-22'6"`, [0, 270]],
  [`q 1.2 0-22'6"`, [0, 270]],
  [`q 1.2 0'-22'-6"`, [0, 270]],
  [`q 1.2 2'-6" - 10'`, [30, 120]],
  [`q 1.2 7-0-1/2 to 10'`, [84.5, 120]],
])('%s has its range in feet and inches', (text, x) => {
  expect(readLine(text, { ...si, system: 1, length: 300 })).toMatchObject([{ kind: 'spread', x }]);
});

test('no number of a line that is understood is dropped: with another in its place it says something else', () => {
  const number = fc.oneof(
    fc.integer({ min: 0, max: 6 }).map(String),
    fc.constantFrom('1.5', '2,5', '10', '500', '000', '20'),
  );
  const word = fc.constantFrom('P', 'M', 'q', 'mass', 'roller', 'hinge', 'spring', 'L', 'H', 'settlement');
  const joint = fc.constantFrom(' ', ' @ ', ' at ', '-', ' - ', '..', ', ', ' to ', ' m ', ' mm ', ' kN ');
  const line = fc.tuple(word, fc.array(fc.tuple(joint, number), { minLength: 1, maxLength: 5 }));
  const wide = { ...si, length: 1e6, held: [0, 1, 2, 3, 4, 5, 6] };
  let understood = 0;
  fc.assert(
    fc.property(line, ([verb, parts]) => {
      const write = (numbers: readonly string[]): string =>
        `${verb} ${parts.map(([gap], at) => `${at === 0 ? '' : gap}${numbers[at] ?? ''}`).join('')}`;
      const numbers = parts.map(([, one]) => one);
      const said = readLine(write(numbers), wide);
      if (said.some(({ kind }) => kind === 'problem' || kind === 'named')) return;
      understood += 1;
      numbers.forEach((one, at) => {
        // With some other numbers the meaning may stay the same, but not with all of them.
        const others = ['7', '8.25', '731'].map((other) => readLine(write(numbers.with(at, other)), wide));
        expect(others, `${write(numbers)}, ${one}`).not.toEqual(others.map(() => said));
      });
    }),
    { seed: 5005, numRuns: drawCases(3000) },
  );
  expect(understood).toBeGreaterThan(drawCases(300));
});

test('a text pasted by mistake is read in part, and the rest is reported', () => {
  const text = 'P 10 @ 3 kN lorem 12 ipsum; '.repeat(6000);
  const sayings = read(text);
  expect(sayings.length).toBeLessThan(LONGEST_LINE / 20);
  expect(sayings.at(-1)).toMatchObject({ kind: 'problem', code: 'cut' });
});

test('“fixed” is a clamp, and the statement keeps the word for its description', () => {
  const [fixed] = read('fixed 0');
  expect(fixed).toEqual({ kind: 'support', verb: 'clamp', places: [0], ambiguous: 'fixed' });
  expect(read('clamp 0')).toEqual([{ kind: 'support', verb: 'clamp', places: [0] }]);
});

import { listActions } from '@eecs/solver-core';
import { expect, test } from 'vitest';
import { createBeam } from '../state/createBeam.ts';
import { applyLine } from './applyLine.ts';
import { findNear } from './findNamed.ts';
import { type Saying, readLine } from './readLine.ts';

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
  ['P -20 @ 3', { kind: 'point', verb: 'force', value: 20_000, x: 3 }],
  ['P 500 N @ L/2', { kind: 'point', verb: 'force', value: -500, x: 3 }],
  ['P20@300cm', { kind: 'point', verb: 'force', value: -20_000, x: 3 }],
  ['H 5 at 2', { kind: 'point', verb: 'axial', value: 5000, x: 2 }],
  ['q 4', { kind: 'spread', verb: 'spread', y: [-4000, -4000, -4000], x: [0, 6] }],
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
])('%s', (text, saying) => {
  expect(read(text)).toEqual([saying]);
});

test.each(['W8X15', 'W14x90', 'W 8 x 15', 'w14×90', 'W10*12', 'L50x50x5', 'L4x4x1/2', 'M12X11.8', 'W8х15'])(
  '%s is a section though its letter is a word of the line',
  (name) => {
    expect(read(name)).toEqual([{ kind: 'named', name }]);
  },
);

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

test('a length that is said first holds for what follows', () => {
  expect(read('L 10; roller 8')).toEqual([
    { kind: 'length', length: 10 },
    { kind: 'support', verb: 'roller', places: [8] },
  ]);
});

test('a line makes a beam: 10 kN/m on 6 m and 20 kN in the middle', () => {
  let count = 0;
  const createId = (): string => `id${(count += 1)}`;
  const text = 'L 6; q 10 0-6; P 20 @ 3; pin 0; roller 6';
  const { document } = applyLine(createBeam(0), readLine(text, { ...si, length: 5 }), {
    createId,
    named: new Map(),
  });
  expect(document.supports.map(({ className, x }) => [className, x])).toEqual([
    ['fixed', 0],
    ['simple', 6],
  ]);
  const [actions] = listActions(document);
  expect(actions?.points).toMatchObject([{ x: 3, fy: -20_000, m: 0 }]);
  expect(actions?.spreads.find(({ q0 }) => q0 === -10_000)).toMatchObject({ x0: 0, x1: 6, py: 1 });
});

test('a section of a beam without parts is that of the whole beam', () => {
  const [material] = createBeam(0).materials;
  const [section] = createBeam(0).sections;
  if (material === undefined || section === undefined) throw new Error('a new beam has both');
  const bare = { ...createBeam(0), L: 6, materials: [material], sections: [], beamSections: [] };
  const { document } = applyLine(bare, [{ kind: 'named', name: 'IPE 300' }], {
    createId: () => 'id',
    named: new Map([['IPE 300', { kind: 'section', section: { ...section, label: 'IPE 300' } }]]),
  });
  expect(document.beamSections).toEqual([
    { x: 6, materialIndex: 0, crossSectionIndex: 0, alpha: 0, flip: false },
  ]);
});

test('near a name that nobody has are those that begin like it', () => {
  const names = ['HE 300 A', 'IPE 300', 'IPE 330', 'S355'];
  expect(findNear('ipe305', names)).toEqual(['IPE 300']);
  expect(findNear('s350', names)).toEqual(['S355']);
  expect(findNear('foobar', names)).toEqual([]);
});

test.each(['L 1e100', 'L 1e9', 'L 1e-300', 'P 1e300 @ 2', 'q 1e200 0-6', 'M 1e20 @ 1'])(
  '%s is no size of a beam: a document that holds it could not be read back',
  (text) => {
    expect(read(text)).toEqual([{ kind: 'problem', code: 'tooGreat', part: text }]);
  },
);

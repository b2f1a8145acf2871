import fc from 'fast-check';
import { listActions } from '@eecs/solver-core';
import { expect, test } from 'vitest';
import { createBeam } from '../../state/createBeam.ts';
import { applyLine, listKept } from './applyLine.ts';
import { findNear } from './findNamed.ts';
import { LONGEST_LINE, readLine } from './readLine.ts';
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
  ['roller 4 000 mm', { kind: 'support', verb: 'roller', places: [4] }],
  ['P 10 @ 4 000 mm', { kind: 'point', verb: 'force', value: -10_000, x: 4 }],
  ['hinge 2,5 3', { kind: 'support', verb: 'hinge', places: [2.5, 3] }],
  ['roller 1 m 20 cm 5', { kind: 'support', verb: 'roller', places: [1.2, 5] }],
  ['pin support 0', { kind: 'support', verb: 'pin', places: [0] }],
  ['неподвижная опора 0', { kind: 'support', verb: 'pin', places: [0] }],
  ['q 10 500-1500 mm', { kind: 'spread', verb: 'spread', y: [-10_000, -10_000, -10_000], x: [0.5, 1.5] }],
  ['q 5 from 0 to L/2', { kind: 'spread', verb: 'spread', y: [-5000, -5000, -5000], x: [0, 3] }],
  ['q 5 2-L', { kind: 'spread', verb: 'spread', y: [-5000, -5000, -5000], x: [2, 6] }],
  ['self weight', { kind: 'weight', isOn: true }],
  ['Собственный вес', { kind: 'weight', isOn: true }],
  ['self-weight off', { kind: 'weight', isOn: false }],
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
        // One other number may mean the same; not all of them do.
        const others = ['7', '8.25', '731'].map((other) => readLine(write(numbers.with(at, other)), wide));
        expect(others, `${write(numbers)}, ${one}`).not.toEqual(others.map(() => said));
      });
    }),
    { seed: 5005, numRuns: drawCases(3000) },
  );
  expect(understood).toBeGreaterThan(drawCases(300));
});

test('of a text pasted by mistake the beginning is read, and the rest is told', () => {
  const text = 'P 10 @ 3 kN lorem 12 ipsum; '.repeat(6000);
  const sayings = read(text);
  expect(sayings.length).toBeLessThan(LONGEST_LINE / 20);
  expect(sayings.at(-1)).toMatchObject({ kind: 'problem', code: 'cut' });
});

test('loads go to the case set that is shown until the line names another', () => {
  const caseSets = [0, 1, 2, 3].map((at) => ({
    title: `S${at}`,
    description: '',
    color: '#000000',
    angle: 0,
    combined: false,
  }));
  const beam = { ...createBeam(0), L: 6, caseSets };
  const sayings = readLine('P 1 @ 1; set 2; P 2 @ 2', { ...si, sets: 4 });
  const { document } = applyLine(beam, sayings, { createId: () => 'id', named: new Map(), set: 3 });
  expect(document.loads.map(({ sets }) => sets)).toEqual([0b1000, 0b10]);
});

test('a settlement moves a support of the beam or of the line down, self weight is switched', () => {
  const sayings = read('settlement 10 mm @ 6; pin 0; roller 6; self weight');
  const { document } = applyLine(createBeam(0), [{ kind: 'length', length: 6 }, ...sayings], {
    createId: () => 'id',
    named: new Map(),
  });
  expect(document.supports.map(({ settlement }) => settlement?.y)).toEqual([undefined, -0.01]);
  expect(document.selfWeight).toBe(true);
});

test('a settlement acts in the shown set or the one that is named before it, and one that is there keeps its sets', () => {
  const caseSets = ['G', 'Q'].map((title) => ({
    ...{ title, description: '', color: '#607d8b', angle: 0, combined: false },
  }));
  const supports = [0, 2.5, 5].map((x) => ({ className: 'simple', x }) as const);
  const beam = { ...createBeam(0), caseSets, supports };
  const setting = { createId: () => 'id', named: new Map() };
  const apply = (text: string, set: number, document = beam) =>
    applyLine(document, readLine(text, { ...si, length: 5, held: [0, 2.5, 5], sets: 2 }), { ...setting, set })
      .document;
  expect(apply('settlement 5 @ 2.5', 1).supports[1]).toMatchObject({ settlement: { y: -0.005 }, sets: 2 });
  const both = apply('set 1; settlement 5 @ 2.5; set 2; P 3 @ 1', 1);
  expect(both.supports[1]?.sets).toBe(1);
  expect(both.loads[0]?.sets).toBe(2);
  const everywhere = {
    ...beam,
    supports: supports.map((one) => ({ ...one, settlement: { y: -0.001 } })),
  };
  expect(apply('settlement 5 @ 2.5', 1, everywhere).supports[1]).not.toHaveProperty('sets');
});

test('a line instead of the beam leaves nothing of its supports, loads and parts', () => {
  const old = applyLine(createBeam(0), readLine('pin 0; roller 2 4 5; q 3', { ...si, length: 5 }), {
    createId: () => 'old',
    named: new Map(),
  }).document;
  const { document } = applyLine(old, read('L 19; q 5; pin 0; roller 19'), {
    createId: () => 'new',
    named: new Map(),
    isInstead: true,
    set: 2,
  });
  expect(document.supports.map(({ x }) => x)).toEqual([0, 19]);
  expect(document.loads.map(({ id, x, sets }) => [id, x, sets])).toEqual([['new', [0, 19], 1]]);
  expect(document.beamSections.map(({ x }) => x)).toEqual([19]);
  const named = { ...old, title: 'Two spans with a hinge', description: 'M(3 m) = 31.076 kN·m' };
  const setting = { createId: () => 'new', named: new Map() };
  const instead = applyLine(named, read('L 19; q 5'), { ...setting, isInstead: true }).document;
  expect(instead).toMatchObject({ title: '', description: '' });
  expect(applyLine(named, read('q 5'), setting).document.title).toBe('Two spans with a hinge');
});

test('a line instead of the beam tells which section and material of the old one stay', () => {
  expect(listKept(createBeam(0), [])).toEqual(['IPE 200', 'S235']);
  expect(listKept(createBeam(0), ['section'])).toEqual(['S235']);
  expect(listKept(createBeam(0), ['section', 'material'])).toEqual([]);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type TrussCase, parseTruss, solveTruss } from '@eecs/solver-core/truss';
import { createEmptyTruss } from '../state/createEmptyTruss.ts';
import { createTrussExample } from '../starters/trussExamples.ts';
import { applyTrussLine } from './applyTrussLine.ts';
import { listChord } from './listChord.ts';
import { readTrussLine } from './readTrussLine.ts';
import enUS from './messages/en-US.json' with { type: 'json' };
import ru from './messages/ru.json' with { type: 'json' };
import uk from './messages/uk.json' with { type: 'json' };

const createNewId = () => {
  let count = 0;
  return () => `id-${(count += 1)}`;
};

function apply(
  text: string,
  {
    document = createEmptyTruss(0),
    isInstead = true,
    locale = 'en-US',
  }: { document?: TrussCase; isInstead?: boolean; locale?: string } = {},
) {
  const read = readTrussLine(text, { system: document.units.system, locale });
  const setting = {
    newId: createNewId(),
    named: new Map(),
    set: 0,
    isInstead,
    limits: { joints: 1200, links: 10_000, loads: 500 },
    getTime: () => 0,
  };
  return applyTrussLine(document, read, setting);
}

function make(text: string, setting: Parameters<typeof apply>[1] = {}): TrussCase {
  const { edit, rows } = apply(text, setting);
  if (edit === null) throw new Error(JSON.stringify(rows));
  return edit.document;
}

const problemsOf = (text: string, setting?: Parameters<typeof apply>[1]) =>
  apply(text, setting).rows.flatMap(({ statement }) =>
    statement.kind === 'problem' ? [statement.code] : [],
  );

test.each([
  ['P 10 ↓ @ 1', 'ShearLoad', -10_000],
  ['P 10 ↑ @ 1', 'ShearLoad', 10_000],
  ['P 10 ← @ 1', 'AxialLoad', -10_000],
  ['H 10 → @ 1', 'AxialLoad', 10_000],
])('%s acts where its arrow points', (text, className, value) => {
  const [load] = make(`pratt 18x3 6; ${text}`).joints[0]?.loads ?? [];
  expect([load?.className, load?.c[0]]).toEqual([className, value]);
});

test.each(['P 10 ↻ @ 1', 'H 10 ↑ @ 1'])('%s is refused: it cannot act in that direction', (text) => {
  expect(problemsOf(`pratt 18x3 6; ${text}`)).toEqual(['way']);
});

test.each(['fixed 1', 'clamp 1', 'заделка 1'])('%s is refused: no joint of a truss is clamped', (text) => {
  expect(problemsOf(`pratt 18x3 6; ${text}`)).toEqual(['clamp']);
});

test('a settlement moves supports down in the case set of the line', () => {
  const caseSets = ['A', 'B'].map((title) => ({
    title,
    description: '',
    color: '#000000',
    angle: 0,
    combined: false,
  }));
  const document = { ...createTrussExample('jib'), caseSets };
  const truss = make('pratt 18x3 6; set 2; settlement 10 mm @ 7; осадка -5 мм @ 1', { document });
  expect(truss.joints[6]).toMatchObject({ settlement: { y: -0.01 }, sets: 2 });
  expect(truss.joints[0]).toMatchObject({ settlement: { y: 0.005 }, sets: 2 });
  expect(parseTruss(truss).ok).toBe(true);
  expect(problemsOf('pratt 18x3 6; settlement 10 mm @ 2; settlement 10 mm @ 99; settlement 10 mm')).toEqual([
    ...['noSupport', 'noJoint', 'joints'],
  ]);
});

describe('a common truss in a line', () => {
  test('a Pratt truss of six panels bears five loads on its bottom chord', () => {
    const truss = make('truss pratt 18x3 6; P 10 @ bottom');
    expect([truss.joints.length, truss.links.length]).toEqual([12, 21]);
    const loaded = truss.joints.filter(({ loads }) => loads.length > 0);
    expect(loaded.map(({ x, y }) => [x, y])).toEqual([3, 6, 9, 12, 15].map((x) => [x, 0]));
    const answer = solveTruss(truss);
    if (answer.level === 'error') throw new Error('The truss is not solved.');
    // Each support carries half of 5 · 10 kN. Section between 6 m and 9 m: moments for the bottom chord about the top
    // joint at 6 m, for the top chord about the bottom joint at 9 m.
    const forces = answer.sets[0]!.N.map((N) => N / 1000);
    expect(Math.max(...forces)).toBeCloseTo((25 * 6 - 10 * 3) / 3, 9);
    expect(Math.min(...forces)).toBeCloseTo(-(25 * 9 - 10 * 6 - 10 * 3) / 3, 9);
  });

  test.each([
    ['pratt 18x3 6', 12],
    ['Howe 18 x 3 m 6 panels', 12],
    ['warren 18×3 6', 13],
    ['k 24x6 6', undefined],
    ['fink 12x3 4', 7],
    ['arch 20x4x1 10', undefined],
    ['tower 12x3 6', 28],
    ['grid 8x8x1.5 4', 41],
    ['ферма пратта 18х3 6', 12],
    ['фінка 12x3', 7],
  ])('%s is a sound document', (text, joints) => {
    const truss = make(text);
    expect(parseTruss(truss).ok).toBe(true);
    if (joints !== undefined) expect(truss.joints).toHaveLength(joints);
    else expect(truss.joints.length).toBeGreaterThan(8);
  });

  test.each([`60'x10'`, '60ft x 10ft', '60 ft 0 in x 9ft 12in'])(
    'feet, inches and pounds are read in US units: %s',
    (size) => {
      const truss = make(`pratt ${size} 6; P 2 @ bottom`, { document: createEmptyTruss(1) });
      expect(Math.max(...truss.joints.map(({ x }) => x))).toBe(720);
      expect(truss.joints.flatMap(({ loads }) => loads.map(({ c }) => c[0]))).toEqual(Array(5).fill(-2000));
    },
  );

  test('a typed truss replaces the existing one, with its first section and material, or is added to it', () => {
    const jib = createTrussExample('jib');
    const instead = make('pratt 18x3 6', { document: jib });
    expect(instead.joints).toHaveLength(12);
    expect(instead.sections).toEqual(jib.sections);
    expect([instead.title, instead.description]).toEqual(['', '']);
    const added = make('pratt 18x3 6; P 10 @ top', { document: jib, isInstead: false });
    expect(added.title).toBe(jib.title);
    expect(added.links.length).toBeGreaterThan(21);
  });
});

test('a cross-section that a line gives to all rods leaves none of the old ones unused in the list', () => {
  const jib = createTrussExample('jib');
  const [first] = jib.sections;
  if (first === undefined) throw new Error('the jib has a cross-section');
  const named = new Map([['L 50x5', { kind: 'section' as const, section: { ...first, label: 'L 50x5' } }]]);
  const read = readTrussLine('pratt 18x3 6; L 50x5', { system: 0, locale: 'en-US' });
  const setting = {
    newId: createNewId(),
    named,
    set: 0,
    isInstead: true,
    limits: { joints: 1200, links: 10_000, loads: 500 },
    getTime: () => 0,
  };
  const made = applyTrussLine(jib, read, setting).edit?.document;
  expect(made?.sections.map(({ label }) => label)).toEqual(['L 50x5']);
  expect(made?.links.every(({ sectionIndex }) => sectionIndex === 0)).toBe(true);
});

describe('a truss drawn by a line', () => {
  test('joints, rods, supports and a force make a tripod in a plane', () => {
    const truss = make(
      'joint 0 0; joint 4 0; joint 2 1.5; rod 1-3-2, 1-2; pin 1; roller 2; P 12 @ 3; H 5 @ 3',
      {
        isInstead: false,
      },
    );
    expect(truss.links.map(({ i, j }) => [i, j])).toEqual([
      [0, 2],
      [2, 1],
      [0, 1],
    ]);
    expect(truss.joints.map(({ anchor }) => anchor)).toEqual([3, 2, 0]);
    expect(truss.joints[2]!.loads.map(({ c }) => c)).toEqual([
      [-12000, 0, -12000],
      [5000, 5000, 0],
    ]);
  });

  test.each([
    ['rod 1-2', ['noJoint']],
    ['P 10 @ 5', ['noJoint']],
    ['P 10 @ bottom', ['chord']],
    ['P 10', ['joints']],
    ['P x @ 1', ['number']],
    ['joint 0', ['place']],
    ['joint 0 0; joint 0 0', ['jointThere']],
    ['joint 0 0; joint 3 0; rod 1-2, 2-1', ['rod']],
    ['pratt 18', ['measures']],
    ['pratt 18x3 5', ['panels']],
    ['pratt 18x3 600000', ['tooMany']],
    ['pratt 18x-3 6', ['number']],
    ['pratt 18x3 6; howe 18x3 6', ['secondTruss']],
    ['pratt 18x3 6; set 2', ['noSet']],
    ['pratt 18x3 6; set Live', ['setNumber']],
    ['pratt 1e30x3 6', ['tooGreat']],
    ['P 1e30 @ 1', ['tooGreat']],
    ['x'.repeat(300), ['tooLong']],
  ])('%s is refused as a whole', (text, codes) => {
    expect(problemsOf(text)).toEqual(codes);
    expect(apply(text).edit).toBeNull();
  });
});

test('the top chord of a Fink roof is its rafters, whatever joints the bottom has', () => {
  const fink = make('fink 12x3 4');
  const top = listChord(fink, 'top').map((at) => [fink.joints[at]!.x, fink.joints[at]!.y]);
  expect(top).toEqual(
    expect.arrayContaining([
      [3, 1.5],
      [6, 3],
      [9, 1.5],
    ]),
  );
  expect(top).toHaveLength(3);
});

test('no text makes a document that cannot be read back', () => {
  const words = [
    'pratt',
    'grid',
    '18x3',
    '6',
    'P',
    '10',
    '@',
    'bottom',
    '1-2',
    ';',
    'joint',
    '0',
    'rod',
    'pin',
    '1e9',
  ];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...words), { maxLength: 20 }), (parts) => {
      const { edit } = apply(parts.join(' '));
      if (edit !== null) expect(parseTruss(edit.document).ok).toBe(true);
    }),
    { seed: 36, numRuns: 300 },
  );
});

describe.each([
  ['en-US', enUS],
  ['ru', ru],
  ['uk', uk],
] as const)('the texts beside the typed truss in %s', (locale, { example, problem }) => {
  test('its examples make the same truss as in English', () => {
    for (const system of ['si', 'us'] as const) {
      const reading = { system: system === 'si' ? 0 : 1 } as const;
      const read = readTrussLine(example[system], { ...reading, locale });
      expect(read).toEqual(readTrussLine(enUS.example[system], { ...reading, locale: 'en-US' }));
      expect(read.map(({ kind }) => kind)).toEqual(['truss', 'force', 'named']);
    }
  });

  test('each word that it lists begins a statement', () => {
    const [, listed = ''] = /(?:Keywords|Слова): (.*)\.$/u.exec(problem.unknown) ?? [];
    const words = listed.split(', ');
    expect(words).toHaveLength(17);
    const rests = ['', ' 18x3 6', ' 8x8x1.5 4', ' 3 0', ' 1-2', ' 10 @ 1', ' 1'];
    for (const word of words) {
      const kinds = rests.map((rest) => readTrussLine(`${word}${rest}`, { system: 0, locale })[0]!.kind);
      expect([word, kinds.some((kind) => kind !== 'problem' && kind !== 'named')]).toEqual([word, true]);
    }
  });
});

test('a force from an area keeps its pressure, width and spacing, and is their product', () => {
  // 2 kPa on 3 m by 4 m is 24 kN downwards at each joint.
  const { joints } = make('pratt 18x3 6; P 2 kPa x 3 x 4 @ top; H 0.5 kN/m2 x 6 x 3 @ 1');
  const carried = joints.flatMap(({ loads }) => loads).filter(({ source }) => source !== undefined);
  expect(carried.length).toBeGreaterThan(3);
  for (const load of carried.slice(1)) {
    expect(load.className).toBe('ShearLoad');
    expect(Math.min(...load.c)).toBe(-24_000);
    expect(load.source).toEqual({ pressure: -2000, width: 3, spacing: 4 });
  }
  expect(carried[0]).toMatchObject({
    className: 'AxialLoad',
    source: { pressure: 500, width: 6, spacing: 3 },
  });
  // A pressure without both lengths is no force.
  expect(problemsOf('pratt 18x3 6; P 2 kPa x 3 @ top')).toEqual(['number']);
});

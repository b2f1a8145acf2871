import { describe, expect, test } from 'vitest';
import { checkCalculation } from './index.ts';

// Calculations that a person wrote, line by line, without the solver.

type Line = Readonly<Record<string, unknown>>;

const calculation = <B extends object>(beam: B, releases: readonly object[], lines: readonly Line[]) => ({
  kind: 'eecs/calculation',
  version: 1,
  units: { force: 'N', length: 'm' },
  beam: { hinges: [], points: [], spreads: [], stretches: [{ from: '0', EI: '1' }], ...beam },
  releases,
  lines: lines.map((line, at): Line => ({ line: at + 1, ...line })),
});

const balances: readonly Line[] = ['along', 'across', 'moments'].map((sum) => ({
  rule: 'balance',
  sum,
  value: '0',
}));

/** Writes equations of equilibrium of a part: [sum, place of the moments, unknown, value]. */
const equations = (
  state: string,
  [from, to]: readonly [string, string],
  rows: readonly (readonly [sum: string, about: string | null, of: string, value: string])[],
): Line[] =>
  rows.map(([sum, about, of, value]) => ({
    ...{ rule: 'equilibrium', state, from, to, sum },
    ...(about !== null && { about }),
    ...{ of, value },
  }));

const section = (from: string, to: string, of: string, value: readonly string[]): Line => ({
  ...{ rule: 'section', state: 'beam', from, to, of, value },
});

/** Returns the file with one line changed, which is found by its number. */
const change = <T extends { readonly lines: readonly Line[] }>(file: T, at: number, more: object) => ({
  ...file,
  lines: file.lines.map((line) => (line['line'] === at ? { ...line, ...more } : line)),
});

/** Returns the file with its lines in another order or number. */
const withLines = <T extends object>(file: T, lines: readonly Line[]) => ({
  ...file,
  lines: lines.map((line, at) => ({ ...line, line: at + 1 })),
});

/** A beam of 3 m on a pin and a roller under a load that grows from 0 to 1200 N/m: R = q·L/6 and q·L/3. */
const TRIANGLE = calculation(
  {
    length: '3',
    supports: [
      { name: 'A', x: '0', holds: ['H', 'R'] },
      { name: 'B', x: '3', holds: ['R'] },
    ],
    spreads: [{ from: '0', to: '3', across: ['0', '-600', '-1200'] }],
  },
  [],
  [
    ...equations(
      'beam',
      ['0', '3'],
      [
        ['moments', '3', 'R A', '600'],
        ['across', null, 'R B', '1200'],
        ['along', null, 'H A', '0'],
      ],
    ),
    // Q = 600 - 200·s², M = 600·s - 200/3·s³, which is 400·s where Q is 0.
    section('0', '3', 'Q', ['600', '0', '-200']),
    section('0', '3', 'M', ['0', '600', '0', '-200/3']),
    {
      ...{ rule: 'extreme', from: '0', to: '3' },
      value: { rootOf: ['600', '0', '-200'], index: 1 },
    },
    { rule: 'ordinate', from: '0', to: '3', value: ['0', '400'] },
    ...balances,
  ],
);

describe('a triangular load', () => {
  test('has an extreme at a root of the shear force, which is verified', () => {
    expect(checkCalculation(TRIANGLE)).toEqual({ ok: true, lines: 10 });
  });

  test('has no second root, and none that is a number', () => {
    const index = (at: number) => change(TRIANGLE, 6, { value: { rootOf: ['600', '0', '-200'], index: at } });
    expect(checkCalculation(index(2))).toMatchObject({ ok: false, why: 'value', line: 6 });
    expect(checkCalculation(change(TRIANGLE, 6, { value: '2' }))).toMatchObject({ why: 'value', line: 6 });
    const [extreme, ordinate] = TRIANGLE.lines.slice(5, 7) as [Line, Line];
    const again = withLines(TRIANGLE, [
      ...TRIANGLE.lines.slice(0, 7),
      { ...extreme, value: { rootOf: ['600', '0', '-200'], index: 2 } },
      ordinate,
      ...TRIANGLE.lines.slice(7),
    ]);
    expect(checkCalculation(again)).toMatchObject({ why: 'value', line: 8 });
  });

  test('is not proved without its extreme, or a diagram', () => {
    for (const left of [['extreme', 'ordinate'], ['section']]) {
      const lines = TRIANGLE.lines.filter(({ rule }) => !left.includes(rule as string));
      expect(checkCalculation(withLines(TRIANGLE, lines))).toMatchObject({
        why: 'missing',
        line: lines.length + 1,
      });
    }
  });

  test('has a section and an ordinate on the part between two breaks only', () => {
    expect(checkCalculation(change(TRIANGLE, 4, { to: '2' }))).toMatchObject({ why: 'rule', line: 4 });
    expect(checkCalculation(change(TRIANGLE, 7, { to: '2' }))).toMatchObject({ why: 'rule', line: 7 });
  });

  test('has each reaction once', () => {
    const [first, ...others] = TRIANGLE.lines as [Line, ...Line[]];
    expect(checkCalculation(withLines(TRIANGLE, [first, first, ...others]))).toMatchObject({
      why: 'rule',
      line: 2,
    });
  });
});

test('a beam under a force along its axis is not proved without its axial force', () => {
  const lines: readonly Line[] = [
    ...equations(
      'beam',
      ['0', '2'],
      [
        ['across', null, 'R A', '0'],
        ['moments', '0', 'M A', '0'],
        ['along', null, 'H A', '-5'],
      ],
    ),
    section('0', '2', 'N', ['5']),
    section('0', '2', 'Q', []),
    section('0', '2', 'M', []),
    ...balances,
  ];
  const pulled = calculation(
    {
      length: '2',
      supports: [{ name: 'A', x: '0', holds: ['H', 'R', 'M'] }],
      points: [{ x: '2', along: '5' }],
    },
    [],
    lines,
  );
  expect(checkCalculation(pulled)).toEqual({ ok: true, lines: 9 });
  const without = lines.filter(({ of }) => of !== 'N');
  expect(checkCalculation(withLines(pulled, without))).toMatchObject({ why: 'missing', line: 9 });
});

test('a shear force that is 0 at the free end only has no extreme of the moment within the beam', () => {
  const cantilever = calculation(
    {
      length: '2',
      supports: [{ name: 'A', x: '0', holds: ['H', 'R', 'M'] }],
      spreads: [{ from: '0', to: '2', across: ['-1', '-1', '-1'] }],
    },
    [],
    [
      ...equations(
        'beam',
        ['0', '2'],
        [
          ['across', null, 'R A', '2'],
          ['moments', '0', 'M A', '2'],
          ['along', null, 'H A', '0'],
        ],
      ),
      section('0', '2', 'Q', ['2', '-1']),
      section('0', '2', 'M', ['-2', '2', '-1/2']),
      ...balances,
    ],
  );
  expect(checkCalculation(cantilever)).toEqual({ ok: true, lines: 8 });
  const [before, after] = [cantilever.lines.slice(0, 5), cantilever.lines.slice(5)];
  const atEnd = withLines(cantilever, [
    ...before,
    { rule: 'extreme', from: '0', to: '2', value: '2' },
    ...after,
  ]);
  expect(checkCalculation(atEnd)).toMatchObject({ ok: false, why: 'value', line: 6 });
  // The moment about any other place gives the same M A, but a line states one place.
  expect(checkCalculation(change(cantilever, 2, { about: '1' }))).toMatchObject({ why: 'rule', line: 2 });
});

test('a load that ends before a part acts on it as a force in its middle', () => {
  // 1 N/m on the first metre, and 1 N at 1.5 m: M(1.5) = -1·1, and M(2) = -1·1.5 - 1·0.5.
  const cantilever = calculation(
    {
      length: '2',
      supports: [{ name: 'A', x: '2', holds: ['H', 'R', 'M'] }],
      points: [{ x: '3/2', across: '-1' }],
      spreads: [{ from: '0', to: '1', across: ['-1', '-1', '-1'] }],
    },
    [],
    [
      ...equations(
        'beam',
        ['0', '2'],
        [
          ['across', null, 'R A', '2'],
          ['moments', '2', 'M A', '-2'],
          ['along', null, 'H A', '0'],
        ],
      ),
      section('0', '1', 'Q', ['0', '-1']),
      section('0', '1', 'M', ['0', '0', '-1/2']),
      section('1', '3/2', 'Q', ['-1']),
      section('1', '3/2', 'M', ['-1/2', '-1']),
      section('3/2', '2', 'Q', ['-2']),
      section('3/2', '2', 'M', ['-1', '-2']),
      ...balances,
    ],
  );
  expect(checkCalculation(cantilever)).toEqual({ ok: true, lines: 12 });
});

test('a shear force with a double root at the free end has its other root within the beam', () => {
  // q = 2·s - 3·s², so Q = s² - s³ is 0 at 0, twice, and at 1; M = s³/3 - s⁴/4 is 1/12 there, as s²/12 is.
  const cantilever = calculation(
    {
      length: '2',
      supports: [{ name: 'A', x: '2', holds: ['H', 'R', 'M'] }],
      spreads: [{ from: '0', to: '2', across: ['0', '-1', '-8'] }],
    },
    [],
    [
      ...equations(
        'beam',
        ['0', '2'],
        [
          ['across', null, 'R A', '4'],
          ['moments', '2', 'M A', '-4/3'],
          ['along', null, 'H A', '0'],
        ],
      ),
      section('0', '2', 'Q', ['0', '0', '1', '-1']),
      section('0', '2', 'M', ['0', '0', '0', '1/3', '-1/4']),
      { rule: 'extreme', from: '0', to: '2', value: { rootOf: ['0', '0', '1', '-1'], index: 1 } },
      { rule: 'ordinate', from: '0', to: '2', value: ['0', '0', '1/12'] },
      ...balances,
    ],
  );
  expect(checkCalculation(cantilever)).toEqual({ ok: true, lines: 10 });
});

/**
 * Two spans of 3 m under 1 kN/m with EI = 1, whose middle support sinks by v = 300. The moment over it is
 * -q·L²/8 + 3·EI·v/L² = -1125 + 100.
 */
const TWO_SPANS = calculation(
  {
    length: '6',
    supports: [
      { name: 'A', x: '0', holds: ['H', 'R'] },
      { name: 'B', x: '3', holds: ['R'], moved: { R: '-300' } },
      { name: 'C', x: '6', holds: ['R'] },
    ],
    spreads: [{ from: '0', to: '6', across: ['-1000', '-1000', '-1000'] }],
  },
  [{ kind: 'joint', support: 'B' }],
  [
    // Two simple beams: half of 3000 N on each support; Q B acts on the right part, its opposite on the left one.
    ...equations(
      'loads',
      ['3', '6'],
      [
        ['moments', '3', 'R C', '1500'],
        ['across', null, 'Q B', '1500'],
      ],
    ),
    ...equations(
      'loads',
      ['0', '3'],
      [
        ['moments', '3', 'R A', '1500'],
        ['across', null, 'R B', '3000'],
      ],
    ),
    ...equations('loads', ['0', '6'], [['along', null, 'H A', '0']]),
    // A sagging moment of 1 over B pulls A and C upwards by 1/L each, and B downwards.
    ...equations(
      'X1',
      ['3', '6'],
      [
        ['moments', '3', 'R C', '1/3'],
        ['across', null, 'Q B', '-1/3'],
      ],
    ),
    ...equations(
      'X1',
      ['0', '3'],
      [
        ['moments', '3', 'R A', '1/3'],
        ['across', null, 'R B', '-2/3'],
      ],
    ),
    ...equations('X1', ['0', '6'], [['along', null, 'H A', '0']]),
    // 2·L/3, q·L³/12 and -(-2/3)·(-300).
    { rule: 'displacement', at: 1, under: 1, value: '2' },
    { rule: 'displacement', at: 1, value: '2250' },
    { rule: 'settlement', at: 1, value: '-200' },
    { rule: 'unknown', at: 1, value: '-1025' },
    { rule: 'superposition', of: 'H A', value: '0' },
    { rule: 'superposition', of: 'R A', value: '3475/3' },
    { rule: 'superposition', of: 'R B', value: '11050/3' },
    { rule: 'superposition', of: 'R C', value: '3475/3' },
    section('0', '3', 'Q', ['3475/3', '-1000']),
    section('0', '3', 'M', ['0', '3475/3', '-500']),
    { rule: 'extreme', from: '0', to: '3', value: '139/120' },
    // Q²/(2·q)
    { rule: 'ordinate', from: '0', to: '3', value: '96605/144' },
    section('3', '6', 'Q', ['5525/3', '-1000']),
    section('3', '6', 'M', ['-1025', '5525/3', '-500']),
    { rule: 'extreme', from: '3', to: '6', value: '221/120' },
    { rule: 'ordinate', from: '3', to: '6', value: '96605/144' },
    ...balances,
  ],
);

describe('two spans with a settlement', () => {
  const numberOf = (of: Line) =>
    1 + TWO_SPANS.lines.findIndex((line) => Object.entries(of).every(([key, one]) => line[key] === one));

  test('are verified by the force method', () => {
    expect(checkCalculation(TWO_SPANS)).toEqual({ ok: true, lines: TWO_SPANS.lines.length });
  });

  test('need the settlement, and a stiffness', () => {
    const moved = TWO_SPANS.lines.filter(({ rule }) => rule !== 'settlement');
    expect(checkCalculation(withLines(TWO_SPANS, moved))).toMatchObject({
      why: 'rule',
      line: numberOf({ rule: 'settlement' }),
    });
    const soft = { ...TWO_SPANS, beam: { ...TWO_SPANS.beam, stretches: [{ from: '0' }] } };
    expect(checkCalculation(soft)).toMatchObject({
      why: 'rule',
      line: numberOf({ rule: 'displacement' }),
    });
  });

  test('are softer with springs and shear strains', () => {
    const [A, B, C] = TWO_SPANS.beam.supports;
    const sprung = { ...TWO_SPANS.beam, supports: [A, { ...B, stiffness: { R: '4/9' } }, C] };
    // 2·L/3 = 2, and R²/c = (2/3)²/(4/9) = 1.
    const line = numberOf({ rule: 'displacement' });
    const verdict = { ok: false, why: 'value', line };
    expect(checkCalculation({ ...TWO_SPANS, beam: sprung })).toEqual({ ...verdict, expected: '3' });
    // Q = ±1/L, so Q²/GA adds 2/(L·GA) = 2.
    const sheared = { ...TWO_SPANS.beam, stretches: [{ from: '0', EI: '1', GA: '1/3' }] };
    expect(checkCalculation({ ...TWO_SPANS, beam: sheared })).toEqual({ ...verdict, expected: '4' });
  });

  test.each(['0', '-1'])('have no displacements with a spring of the stiffness %s', (R) => {
    const [A, B, C] = TWO_SPANS.beam.supports;
    const beam = { ...TWO_SPANS.beam, supports: [A, { ...B, stiffness: { R } }, C] };
    expect(checkCalculation({ ...TWO_SPANS, beam })).toEqual({
      ...{ ok: false, why: 'rule', line: numberOf({ rule: 'displacement' }) },
    });
  });

  test.each(['3', '2'])('have no load from 3 m to %s m', (to) => {
    const spreads = [{ from: '3', to, across: ['-1000', '-1000', '-1000'] }];
    expect(checkCalculation({ ...TWO_SPANS, beam: { ...TWO_SPANS.beam, spreads } })).toMatchObject({
      ...{ ok: false, why: 'shape', path: '/beam/spreads/0' },
    });
  });

  test('have reactions by superposition, not by equilibrium of the whole beam', () => {
    const at = numberOf({ rule: 'superposition', of: 'R A' });
    const [balanced] = equations('beam', ['0', '6'], [['along', null, 'H A', '0']]);
    const lines = TWO_SPANS.lines.with(at - 2, { ...balanced, line: at - 1 });
    expect(checkCalculation({ ...TWO_SPANS, lines })).toMatchObject({ why: 'rule', line: at - 1 });
    // The unknown is no reaction of the beam.
    expect(checkCalculation(change(TWO_SPANS, at, { of: 'Q B' }))).toMatchObject({ why: 'rule', line: at });
  });

  test.each([
    [{ rule: 'displacement', under: 1 }, '3', '2'],
    [{ rule: 'settlement' }, '200', '-200'],
    [{ rule: 'unknown' }, '-1125', '-1025'],
    [{ rule: 'superposition', of: 'R B' }, '3750', '11050/3'],
    [{ rule: 'ordinate', from: '3' }, '1', '96605/144'],
  ] as const)('name the value of %o', (of, value, expected) => {
    const at = numberOf(of);
    expect(checkCalculation(change(TWO_SPANS, at, { value }))).toEqual({
      ...{ ok: false, why: 'value', line: at, expected },
    });
  });

  test('take moments about the other unknown only', () => {
    expect(checkCalculation(change(TWO_SPANS, 1, { about: '4' }))).toMatchObject({ why: 'rule', line: 1 });
  });
});

test('two supports at one place share their reaction in any way, so none is proved', () => {
  const zeros = (state: string, RA: string) =>
    equations(
      state,
      ['0', '2'],
      [
        ['moments', '0', 'R B', '0'],
        ['across', null, 'R A', RA],
        ['along', null, 'H A', '0'],
      ],
    );
  const doubled = calculation(
    {
      length: '2',
      supports: [
        { name: 'A', x: '0', holds: ['H', 'R'] },
        { name: 'D', x: '0', holds: ['R'] },
        { name: 'B', x: '2', holds: ['R'] },
      ],
    },
    [{ kind: 'R', support: 'D' }],
    [
      ...zeros('loads', '0'),
      ...zeros('X1', '-1'),
      { rule: 'displacement', at: 1, under: 1, value: '0' },
      { rule: 'displacement', at: 1, value: '0' },
      { rule: 'unknown', at: 1, value: '0' },
    ],
  );
  expect(checkCalculation(doubled)).toEqual({ ok: false, why: 'rule', line: 9 });
});

import { convertFrame } from '@eecs/solver-core/frame-units';
import { type FrameCase, parseFrame } from '@eecs/solver-core/frame';
import { LOCALES, type Locale } from '@eecs/ui-kit/layout';
import type { Report } from '@eecs/ui-kit/report';
import { describe, expect, test } from 'vitest';
import { listLines } from '../../../ui-kit/test/reportText.ts';
import { FRAME_STARTERS, createFrameStarter } from '../starters/frameStarters.ts';
import { createEmptyFrame } from '../state/createEmptyFrame.ts';
import { getFrameReportWords } from './allWords.ts';
import { createFrameReport } from './createFrameReport.ts';
import { FRAME_REPORT_PARTS, type FrameReportOptions } from './reportOptions.ts';
import { solveFrameForReport } from './solveFrameForReport.ts';

function report(
  document: FrameCase,
  { locale = 'en-US', ...options }: Partial<FrameReportOptions> & { readonly locale?: Locale } = {},
): Report {
  return createFrameReport(document, {
    answer: solveFrameForReport(document),
    words: getFrameReportWords(locale),
    options: {
      parts: FRAME_REPORT_PARTS,
      paper: 'A4',
      project: 'Hall',
      author: 'O. Petrenko',
      date: '29 November 2026',
      logo: null,
      version: 'EECS 1',
      ...options,
    },
  });
}

function read(parts: object): FrameCase {
  const parsed = parseFrame({ ...createEmptyFrame(0, 'Bracket'), ...parts });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
  return parsed.document;
}

const WHOLE = { materialIndex: 0, crossSectionIndex: 0 };

/** A post of 3 m, fixed at its foot, with an arm of 2 m to the right: 10 kN down in the middle of the arm. */
const bracket = {
  joints: [
    { id: 0, x: 0, y: 0, support: { className: 'cantilever' } },
    { id: 1, x: 0, y: 3 },
    { id: 2, x: 2, y: 3 },
  ],
  members: [
    { id: 0, i: 0, j: 1, ...WHOLE },
    {
      id: 1,
      i: 1,
      j: 2,
      ...WHOLE,
      loads: [
        {
          id: 0,
          className: 'ShearLoad',
          x: 1,
          c: [-10_000, 0, -10_000],
          alpha: 90,
          frame: 'global',
          sets: 1,
        },
      ],
    },
  ],
};

describe('a bracket with 10 kN at 1 m from its post', () => {
  const told = report(read(bracket));
  const lines = listLines(told);

  test('forces are those of statics: the post carries 10 kN and 10 kN·m, the arm 10 kN up to the load', () => {
    expect(lines).toContain('1 (1–2) | 0 | −10.000 | 0.000 | −10.000');
    expect(lines).toContain(' | 3 | −10.000 | 0.000 | −10.000');
    expect(lines).toContain('2 (2–3) | 0 | 0.000 | 10.000 | −10.000');
    expect(lines).toContain(' | 1− | 0.000 | 10.000 | 0.000');
    expect(lines).toContain(' | 1+ | 0.000 | 0.000 | 0.000');
  });

  test('extremes of each member stand together', () => {
    expect(lines).toContain('2 (2–3) | 0.000 | 0.000 | 10.000 | 0.000 | 0.000 | −10.000');
  });

  test('the reactions balance the loads about the origin', () => {
    expect(lines).toContain('1 | 0.000 | 10.000 | 10.000');
    expect(lines).toContain('Sum of the loads | 0.000 | −10.000 | −10.000');
    expect(lines).toContain('Total | 0.000 | 0.000 | 0.000');
    expect(lines).toContain(
      'Checked: the equilibrium of every joint, of every member and of the whole, and the energy agree.',
    );
  });

  test('the load is listed by its member, place and direction', () => {
    expect(lines).toContain('1 | Along y | Member 2 | 1 m | 10 kN downwards');
  });

  test('the structure, N, Q, M, reactions and shape are drawn in colours of print', () => {
    const figures = told.blocks.flatMap((block) => (block.kind === 'figure' ? [block] : []));
    expect(figures.map(({ label }) => label)).toEqual([
      'The frame with its loads',
      'All loads: Axial force',
      'All loads: Shear force',
      'All loads: Bending moment',
      'All loads: loads and reactions',
      'All loads: deformed shape',
      expect.stringMatching(/^The frame as it buckles at factor/),
      expect.stringMatching(/^The frame as it swings at/),
    ]);
    for (const { figure } of figures)
      for (const shape of figure.shapes) {
        const colors = shape.kind === 'text' ? [shape.fill] : [shape.stroke, shape.fill];
        for (const color of colors) if (color !== undefined) expect(color).toMatch(/^#[0-9a-f]{6}$/);
      }
    const values = figures[3]?.figure.shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []));
    expect(values).toContain('10');
  });

  test('the reactions are worked out by hand, and the solver agrees', () => {
    expect(lines).toContain('R1y − 10.000 = 0');
    expect(lines).toContain('R1y = 10.000 kN ✓');
    // The lines of both forces intersect at the fixed support: M − 10·1 = 0.
    expect(lines).toContain('M1 = 10.000 kN·m ✓');
    expect(lines.some((line) => line.includes('✗'))).toBe(false);
  });

  test('the title block names the frame and what solved it', () => {
    expect(told.title).toBe('Bracket');
    expect(told.fields.map(({ value }) => value)).toEqual(
      expect.arrayContaining(['Hall', 'O. Petrenko', 'EECS 1']),
    );
  });
});

test('a column is told to buckle at Euler’s load and to swing as a clamped bar', () => {
  const column = read({
    joints: [
      { id: 0, x: 0, y: 0, support: { className: 'cantilever' } },
      {
        id: 1,
        x: 0,
        y: 3,
        loads: [{ id: 0, className: 'ShearLoad', c: [-50_000, 0, -50_000], alpha: 90, sets: 1 }],
      },
    ],
    members: [{ id: 0, i: 0, j: 1, ...WHOLE }],
    materials: [{ name: 'Steel', E: 210_000, rho: 7850 }],
    sections: [{ label: 'Bar', className: 'rectangle', b: 50, h: 50 }],
    isReal: true,
  });
  const lines = listLines(report(column, { parts: ['buckling', 'frequencies'] }));
  // π²·210·10⁹·0.05⁴/12/(2·3)² = 29 986 N under 50 kN; (1.8751/3)²·√(EI/ρA)/2π = 4.642 Hz.
  expect(lines).toContain('The frame buckles below its loads: factor 0.600');
  expect(lines.find((line) => line.startsWith('Critical factor: 0.600; 5.397'))).toBeDefined();
  expect(lines).toContain('1 (1–2) | 3.000 | 6.000 | 2.000');
  expect(lines.find((line) => line.startsWith('4.642 Hz; '))).toBeDefined();
});

test('case sets have their own tables, the extremes name the set, a combined set says its sum', () => {
  const [post, arm] = bracket.members;
  const sets = {
    joints: bracket.joints.map((joint, at) =>
      at === 2
        ? {
            ...joint,
            loads: [{ id: 0, className: 'AxialLoad', c: [4000, 4000, 0], alpha: 0, sets: 0b10 }],
          }
        : joint,
    ),
    members: [post, arm],
    caseSets: [
      { title: 'Crane', angle: 0, combined: false },
      { title: 'Wind', angle: 0, combined: false },
      { title: 'Both', angle: 0, combined: true, factors: { 0: 1, 1: 1.5 } },
    ],
  };
  const lines = listLines(report(read(sets)));
  expect(lines).toContain('3. Both | Crane + 1.5·Wind');
  // The wind of 4 kN on 3 m: 12 kN·m at the foot; with the crane 10 + 1.5·12 = 28, counter-clockwise.
  expect(lines).toContain(
    '1 (1–2) | 0.000 (2) | −10.000 (1) | 6.000 (3) | 0.000 (1) | 0.000 (2) | −28.000 (3)',
  );
});

test('a report on a frame that moves contains the given data and the reason', () => {
  const loose = read({
    ...bracket,
    joints: bracket.joints.map((joint, at) =>
      at === 0 ? { ...joint, support: { className: 'fixed' } } : joint,
    ),
  });
  const lines = listLines(report(loose));
  expect(lines).toContain('The frame cannot be solved, so there are no results.');
  expect(lines).toContain('The frame can move.');
  expect(lines).toContain('Joints');
  expect(lines).not.toContain('Forces in members');
});

test('ends that let go are told, and what is imposed', () => {
  const lines = listLines(
    report(
      read({
        ...bracket,
        joints: bracket.joints.map((joint, at) =>
          at === 2
            ? { ...joint, support: { className: 'simple', alpha: 30, settlement: { y: -0.01 } } }
            : joint,
        ),
        members: bracket.members.map((member, at) => ({
          ...member,
          ...(at === 0 ? { ends: { i: {}, j: { M: 5e6 } }, dT: 20 } : {}),
        })),
      }),
    ),
  );
  expect(lines).toContain('3 | 2 | 3 | Roller | 30° | y: −10 mm');
  expect(lines.find((line) => line.startsWith('1 | 1–2 | 3 | '))).toContain('spring 5000 kN·m/rad');
  expect(lines.find((line) => line.startsWith('1 | 1–2 | 3 | '))).toContain('ΔT = 20 °C');
});

describe.each(LOCALES)('in %s', (locale) => {
  test.each(FRAME_STARTERS)('the report on %s is complete', (kind) => {
    for (const system of [0, 1] as const) {
      const document = convertFrame(createFrameStarter(kind, { system: 0, title: 'Frame' }), system);
      const text = listLines(report(document, { locale })).join('\n');
      expect(text).not.toMatch(/undefined|NaN|Infinity|\{\{|null/);
      // A missing text would appear as its key.
      expect(text).not.toMatch(/\b[a-z]+\.[a-zA-Z]+\.?[a-zA-Z]*\b(?<!mm|cm)(?=\n)/);
    }
  });
});

test('the report says the theory, the bed and the bearing of members, and the steps of the solution', () => {
  const document = read({
    secondOrder: true,
    joints: [
      { id: 0, x: 0, y: 0, support: { className: 'fixed' }, loads: [] },
      { id: 1, x: 4, y: 0, support: { className: 'fixed' }, loads: [] },
      { id: 2, x: 0, y: 3, loads: [{ id: 0, className: 'AxialLoad', c: [8000], sets: 1 }] },
      { id: 3, x: 4, y: 3, loads: [] },
    ],
    members: [
      [0, 2],
      [1, 3],
      [2, 3],
      [0, 3],
      [1, 2],
    ].map(([i, j], k) => ({
      id: k,
      i,
      j,
      materialIndex: 0,
      crossSectionIndex: 0,
      ends: { i: { M: 'free' }, j: { M: 'free' } },
      ...(k > 2 && { tensionOnly: true }),
      ...(k === 2 && { bedding: { y: 2e6, yEnd: 3e6 }, camber: 0.01 }),
    })),
    materials: [{ name: 'Steel', E: 210_000 }],
    sections: [{ className: 'generic', label: 'One', A: 20, Iy: 400 }],
  });
  const lines = listLines(report(document));
  const text = lines.join('\n');
  expect(text).toContain('Second order: equilibrium of the displaced frame.');
  expect(text).toContain('Elastic beds after Winkler');
  expect(text).toContain('ky = 2000 kPa … 3000 kPa');
  expect(text).toContain('e₀ = 10 mm');
  expect(lines.filter((line) => line.includes('tension only'))).toHaveLength(2);
  expect(text).toMatch(/the axial forces held after \d+ solutions\./);
  expect(text).toContain('No axial force in: 5 (2–3).');
  expect(text).toContain('Step 1: released 5 (2–3).');
  // The sums of the undeformed frame do not balance, so they are not written.
  expect(text).not.toContain('Sum of the reactions');
  expect(text).toContain('The equilibrium of bodies is written out for the first order');
});

test('the report tells the shapes of an arch and takes its stations along the axis', () => {
  const text = listLines(report(createFrameStarter('archThreeHinged', { system: 0 }))).join('\n');
  expect(text).toMatch(/parabola, f = 1\.1141\d* m, middle shifted by 0\.4456\d* m/);
  expect(listLines(report(createFrameStarter('arch', { system: 0 }))).join('\n')).toContain('arc, f = 4.8 m');
});

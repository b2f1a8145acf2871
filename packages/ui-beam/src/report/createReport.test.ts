import { type BeamCase, caseHash, convertCase, displayUnit, parseCase, solveBeam } from '@eecs/solver-core';
import { describeFailure } from '@eecs/solver-core/texts';
import { LOCALES, type Locale } from '@eecs/ui-kit/layout';
import type { PaperFigure, Report } from '@eecs/ui-kit/report';
import { describe, expect, test } from 'vitest';
import { listLines } from '../../../ui-kit/test/reportText.ts';
import type { Figure } from '../output/figure/layoutFigure.ts';
import { beamExamples } from '../examples/beamExamples.ts';
import { createReport } from './createReport.ts';
import { REPORT_PARTS, type ReportOptions, USUAL_PARTS } from './reportOptions.ts';
import { solveForReport } from './solveForReport.ts';
import { getReportWords } from './allWords.ts';

const OPTIONS: ReportOptions = {
  parts: REPORT_PARTS,
  paper: 'A4',
  project: 'Bridge',
  author: 'O. Petrenko',
  date: '25 November 2026',
  logo: null,
  version: 'EECS 1',
};

function report(
  document: BeamCase,
  { locale = 'en-US', ...options }: Partial<ReportOptions> & { readonly locale?: Locale } = {},
): Report {
  const words = getReportWords(locale);
  return createReport(document, {
    answer: solveForReport(document),
    words,
    options: { ...OPTIONS, ...options },
  });
}

/** The drawings of a beam still contain their layout. */
const isLaidOut = (figure: PaperFigure): figure is PaperFigure & Figure => 'scheme' in figure;

describe('two spans of 5 m under 12 kN/m', () => {
  test('extremes are those of the book, with their places', () => {
    const lines = listLines(report(beamExamples.twoSpans, { digits: 3 }));
    // Over the middle support -qL²/8 = -37.5, in the spans 9qL²/128 = 21.094 at 3L/8; 5qL/8 = 37.5 beside it.
    expect(lines).toContain('Bending moment M, kN·m | 21.094 | 1.875 m | −37.500 | 5 m');
    expect(lines).toContain('Shear force Q, kN | 37.500 | 5 m | −37.500 | 5 m');
  });

  test('reactions are in equilibrium with the loads, moments about the left end', () => {
    const lines = listLines(report(beamExamples.twoSpans, { digits: 1 }));
    // 3qL/8 at the ends, 10qL/8 in the middle; 120 kN act at 5 m.
    expect(lines).toContain('A | 0.0 | 22.5 | 0.0');
    expect(lines).toContain('B | 0.0 | 75.0 | 0.0');
    expect(lines).toContain('Sum of the reactions | 0.0 | 120.0 | 600.0');
    expect(lines).toContain('Sum of the loads | 0.0 | −120.0 | −600.0');
    expect(lines).toContain('Total | 0.0 | 0.0 | 0.0');
  });

  test('a result that is zero everywhere is reported without a place', () => {
    const lines = listLines(report(beamExamples.twoSpans, { digits: 1 }));
    expect(lines).toContain('Axial force N, kN | 0.0 | — | 0.0 | —');
  });

  test('constants of a material that is defined in other units have three decimals', () => {
    const us = convertCase(beamExamples.twoSpans, 1);
    const rows = listLines(report(us, { parts: ['inputs'] }));
    const [material = ''] = rows.filter((line) => line.startsWith(us.materials[0]?.name ?? '?'));
    expect(material).toMatch(/\d\.\d{3}/);
    expect(material).not.toMatch(/\d\.\d{4}/);
  });

  test('values are listed on both sides of a jump', () => {
    const lines = listLines(report(beamExamples.twoSpans, { digits: 1, parts: ['values'] }));
    const at = lines.filter((line) => line.startsWith('5 '));
    expect(at.map((line) => line.split(' | ').slice(0, 3))).toEqual([
      ['5 −', '−37.5', '−37.5'],
      ['5 +', '37.5', '−37.5'],
    ]);
  });

  test('a hand calculation is written when it is asked for alone', () => {
    const hand = listLines(report(beamExamples.twoSpans, { parts: ['hand'] }));
    expect(hand).toContain('X1 = −37.5 kN·m');
    const usual = listLines(report(beamExamples.twoSpans, { parts: USUAL_PARTS }));
    expect(usual.join('\n')).not.toContain('X1');
  });

  test('the title block names the beam, its fingerprint and what solved it', () => {
    const { title, fields, foot } = report(beamExamples.twoSpans, { author: '' });
    const hash = caseHash(beamExamples.twoSpans);
    expect(title).toBe('Two-span floor beam');
    expect(fields.map(({ value }) => value)).toEqual(['Bridge', '25 November 2026', 'EECS 1', hash]);
    expect(foot).toBe(`${hash} · EECS 1`);
  });
});

describe('the drawing of a beam with one case set', () => {
  const figuresOf = (document: BeamCase, parts: ReportOptions['parts']) =>
    report(document, { parts }).blocks.flatMap((block) => (block.kind === 'figure' ? [block] : []));

  test('the drawing is printed once, over its diagrams, and all of them are on one page', () => {
    const told = figuresOf(beamExamples.twoSpans, ['drawing', 'diagrams']);
    expect(told.map(({ label }) => label)).toEqual([
      '1. Dead: loads',
      ...['Shear force', 'Bending moment', 'Rotation', 'Deflection'].map((result) => `1. Dead: ${result}`),
    ]);
    expect(told.map(({ keepsNext = false }) => keepsNext)).toEqual([true, true, true, true, false]);
    expect(listLines(report(beamExamples.twoSpans, { parts: ['drawing', 'diagrams'] }))).toContain(
      'Drawing and diagrams',
    );
  });

  test('the drawing is printed without diagrams too, and apart from them if sets have loads of their own', () => {
    expect(figuresOf(beamExamples.twoSpans, ['drawing'])).toHaveLength(1);
    const labels = figuresOf(beamExamples.craneGirder, ['drawing', 'diagrams']).map(({ label }) => label);
    expect(labels[0]).toBe('The beam with its loads');
    expect(listLines(report(beamExamples.tooManyHinges, { parts: ['drawing', 'diagrams'] }))).toContain(
      'Drawing',
    );
  });
});

test('the strength of the material is beside the stresses, with what of it is used', () => {
  // A square of 100 mm, 4 kN in the middle of 4 m: M = 4 kN·m, W = 1000/6 cm³, σ = 24 MPa of 48.
  const document: BeamCase = {
    ...beamExamples.proppedCantilever,
    L: 4,
    selfWeight: false,
    caseSets: [],
    supports: [
      { className: 'fixed', x: 0 },
      { className: 'simple', x: 4 },
    ],
    materials: [{ name: 'Wood', E: 10_000, nu: 0.3, strength: { tension: 48, compression: 40 } }],
    sections: [{ className: 'rectangle', label: '100', b: 100, h: 100 }],
    beamSections: [{ x: 4, materialIndex: 0, crossSectionIndex: 0, alpha: 0, flip: false }],
    loads: [{ id: 1, className: 'ShearLoad', x: 2, c: [-4000, 0, -4000], alpha: 90, sets: 0 }],
  };
  const lines = listLines(report(document, { parts: ['stresses'] }));
  expect(lines).toContain('Normal stress, bottom σ | 24.000 | 2 | 48.000 | 50.0');
  expect(lines).toContain('Normal stress, top σ | −24.000 | 2 | 40.000 | 60.0');
  expect(lines).toContain('Greatest principal stress σeq1 | 24.000 | 2 | 48.000 | 50.0');
});

test('at a border of two materials a stress is measured by the strength of its own side', () => {
  // 10 kN in the middle of 2 m: M = 5 kN·m, W = 2000/3 and 500/3 cm³, σ = 7.5 MPa of 10 at the left and 30 of 120 at
  // the right.
  const document: BeamCase = {
    ...beamExamples.proppedCantilever,
    L: 2,
    selfWeight: false,
    caseSets: [],
    supports: [
      { className: 'fixed', x: 0 },
      { className: 'simple', x: 2 },
    ],
    materials: [10, 120].map((tension) => ({
      name: `${tension}`,
      E: 200_000,
      nu: 0.3,
      strength: { tension },
    })),
    sections: [200, 100].map((h) => ({ className: 'rectangle', label: `${h}`, b: 100, h })),
    beamSections: [1, 2].map((x, i) => ({
      x,
      materialIndex: i,
      crossSectionIndex: i,
      alpha: 0,
      flip: false,
    })),
    loads: [{ id: 1, className: 'ShearLoad', x: 1, c: [-10_000, 0, -10_000], alpha: 90, sets: 0 }],
  };
  const lines = listLines(report(document, { parts: ['stresses'] }));
  expect(lines).toContain('Normal stress, bottom σ | 7.500 | 1 | 10.000 | 75.0');
  expect(lines).toContain('Normal stress, top σ | −7.500 | 1 | 10.000 | 75.0');
  expect(lines).toContain('Greatest principal stress σeq1 | 7.500 | 1 | 10.000 | 75.0');
  const [weak, strong] = document.materials;
  const turned = listLines(report({ ...document, materials: [strong!, weak!] }, { parts: ['stresses'] }));
  expect(turned).toContain('Normal stress, bottom σ | 30.000 | 1 | 10.000 | 300.0');
});

test('a combined set names its members with their factors', () => {
  const lines = listLines(report(beamExamples.craneGirder, { parts: ['inputs'] }));
  expect(lines).toContain('3. 1.35 Dead + 1.5 Crane | 1.35·Dead + 1.5·Crane');
  // The stresses state their factors, unless the beam has no combined sets.
  const note = (document: BeamCase) => listLines(report(document, { parts: ['stresses'] })).join('\n');
  expect(note(beamExamples.craneGirder)).toContain(
    'include the factors of those sets: 3. 1.35 Dead + 1.5 Crane = 1.35·Dead + 1.5·Crane',
  );
  expect(note(beamExamples.craneGirder)).not.toContain('without partial factors');
  expect(note(beamExamples.twoSpans)).toContain('without partial factors');
});

test('a chosen limit of the deflection is told, with the part of the span and how much of it is used', () => {
  // Two pins 6 m apart, EI = 210 GPa · 12 · 10³/12 cm4 = 2100 kN·m², P = 10 kN in the middle: P L³/(48 EI) = 21.429 mm
  // = L/280.
  const document: BeamCase = {
    ...beamExamples.twoSpans,
    L: 6,
    selfWeight: false,
    supports: [
      { className: 'fixed', x: 0 },
      { className: 'simple', x: 6 },
    ],
    materials: [{ name: 'Steel', E: 210_000, nu: 0.3 }],
    sections: [{ className: 'rectangle', label: 'I', b: 120, h: 100 }],
    beamSections: [{ x: 6, materialIndex: 0, crossSectionIndex: 0, alpha: 0, flip: false }],
    loads: [{ id: 1, className: 'ShearLoad', x: 3, c: [-10_000, 0, -10_000], alpha: 90, sets: 1 }],
  };
  const lines = (deflectionLimit: number) =>
    listLines(report(document, { parts: ['extremes'], digits: 3, deflectionLimit }));
  expect(lines(300)).toContain('Greatest deflection and the limit L/300');
  // 300/280 of the limit, rounded to the safe side.
  expect(lines(300)).toContain('−21.429 | 3 m | 6 m | L/280 | 108 %');
  expect(lines(0)).toContain('−21.429 | 3 m | 6 m | L/280');
});

test('a beam in pounds and feet is told in them', () => {
  const document = convertCase(beamExamples.twoSpans, 1);
  const lines = listLines(report(document, { digits: 2, parts: ['inputs', 'extremes'] }));
  expect(lines.join('\n')).toContain('kip·ft');
  // 37.5 kN·m are 27.66 kip·ft.
  expect(lines.find((line) => line.startsWith('Bending moment'))).toContain('−27.66');
});

test('the conventions and units of a reader are followed, and told', () => {
  const lines = listLines(
    report(beamExamples.twoSpans, {
      ...{ shearSymbol: 'V', isMomentUp: true, digits: 3, parts: ['conventions', 'extremes'] },
      unitOf: (quantity, system) => (quantity === 'moment' ? 'N·m' : displayUnit(quantity, system)),
    }),
  );
  expect(lines.join('\n')).toContain('Shear force V: positive');
  expect(lines.join('\n')).toContain('drawn upwards where it is positive');
  // -37.5 kN·m.
  expect(lines).toContain('Bending moment M, N·m | 21 093.750 | 1.875 m | −37 500.000 | 5 m');
});

test('a report on a mechanism contains only the given data and the reason', () => {
  const document = beamExamples.tooManyHinges;
  expect(solveBeam(document).level).toBe('error');
  const lines = listLines(report(document));
  expect(lines).toContain('The beam cannot be solved, so there are no results.');
  expect(lines).toContain('Supports');
  expect(lines).not.toContain('Diagrams');
  expect(lines).toContain('The beam can move: it has too few supports or too many hinges.');
});

test('a beam that stands and cannot be solved is not said to move, and the reason is told with its cure', () => {
  const parsed = parseCase({
    schema: 1,
    L: 6,
    supports: [
      { className: 'fixed', x: 0 },
      { className: 'simple', x: 6 },
    ],
    loads: [],
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
  const refused = solveBeam(parsed.document);
  if (refused.level !== 'error') throw new Error('It has no loads');
  for (const locale of LOCALES) {
    const lines = listLines(report(parsed.document, { locale }));
    const { language } = getReportWords(locale);
    for (const failure of refused.failures) {
      const told = describeFailure(failure, { language, kind: 'beam', place: String });
      expect(lines).toContain(told.replace(/[\u00a0\u202f]/gu, ' '));
    }
  }
  const lines = listLines(report(parsed.document));
  expect(lines).toContain('Statically determinate.');
  expect(lines.join(' ')).not.toContain('can move');
});

describe.each(LOCALES)('in %s', (locale) => {
  test.each(Object.entries(beamExamples))('the report on %s is complete', (_, document) => {
    for (const system of [0, 1] as const) {
      const told = report(convertCase(document, system), { locale });
      const text = listLines(told).join('\n');
      expect(text).not.toMatch(/undefined|NaN|Infinity|\{\{|null/);
      // A missing text would be replaced by its key.
      expect(text).not.toMatch(/\b[a-z]+\.[a-zA-Z]+\.[a-zA-Z]/);
      // The drawing of the beam, and for each set its loads above its diagrams; with a single set the two are the same.
      const figures = told.blocks.flatMap((block) =>
        block.kind === 'figure' && isLaidOut(block.figure) ? [block.figure] : [],
      );
      const beams = figures.filter(({ scheme }) => scheme.marks.length > 0);
      const sets = solveForReport(document)?.sets.length ?? 0;
      const isTurned = document.caseSets.some(({ angle }) => angle !== 0);
      expect(beams.length).toBe(sets === 1 && !isTurned ? 1 : 1 + sets);
      // Each diagram begins where the drawing above it ends. Loads without effect are not drawn, and no load with an
      // effect is drawn faint.
      for (const { outside } of figures)
        expect([...outside].filter((key) => key.startsWith('load'))).toEqual([]);
      figures.forEach(({ top, rows }, at) => {
        if (rows.length > 0) expect(top).toBe(figures[at - 1]?.height);
      });
    }
  });
});

test('a transverse force has the letter of the reader in the table of loads', () => {
  const listLoads = (locale: Locale, shearSymbol?: 'V'): string =>
    listLines(
      report(beamExamples.steppedShaft, { locale, parts: ['inputs'], ...(shearSymbol && { shearSymbol }) }),
    ).join('\n');
  expect(listLoads('ru', 'V')).toContain('Поперечная нагрузка V');
  expect(listLoads('en-US', 'V')).toContain('Transverse force V');
  expect(listLoads('uk')).toContain('Поперечне навантаження Q');
});

test('the table of loads says which way each load acts, in words', () => {
  const spread = (y: readonly [number, number, number], alpha: number) =>
    ({ id: 0, className: 'DistributedLoad', x: [0, 4], y, alpha, sets: 1 }) as const;
  const document: BeamCase = {
    ...beamExamples.twoSpans,
    loads: [
      { id: 1, className: 'ShearLoad', x: 2, c: [-30_000, 0, -30_000], alpha: 90, sets: 1 },
      { id: 2, className: 'AxialLoad', x: 2, c: [5000, 5000, 0], alpha: 0, sets: 1 },
      { id: 3, className: 'BendingMoment', x: 4, c: [-7000, 0, 0], alpha: 0, sets: 1 },
      { id: 4, className: 'GenericLoad', x: 4, c: [-8000, 0, 0], alpha: 60, sets: 1 },
      spread([-10_000, -10_000, -10_000], 90),
      spread([-10_000, -2500, 5000], 90),
    ],
  };
  const describeLoads = (locale: Locale): string[] =>
    listLines(report(document, { locale, parts: ['inputs'] })).filter((line) => /^[1-6] \|/.test(line));
  expect(describeLoads('en-US').map((line) => line.split(' | ')[3])).toEqual([
    '30 kN downwards',
    '5 kN to the right',
    '7 kN·m clockwise',
    '8 kN at −120°',
    '10 kN/m downwards',
    '10 kN/m downwards … 5 kN/m upwards',
  ]);
  expect(describeLoads('ru')[0]).toContain('30 кН вниз');
  expect(describeLoads('uk')[1]).toContain('5 кН вправо');
});

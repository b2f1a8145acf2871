import { LOCALES, type Locale } from '@eecs/ui-kit/layout';
import type { Report } from '@eecs/ui-kit/report';
import { type TrussCase, convertTruss, solveTruss } from '@eecs/solver-core/truss';
import { describe, expect, test } from 'vitest';
import { listLines } from '../../../ui-kit/test/reportText.ts';
import { readCase, triangle } from '../../test/triangle.ts';
import { TRUSS_EXAMPLES, createTrussExample } from '../starters/trussExamples.ts';
import { getTrussReportWords } from './allWords.ts';
import { createTrussReport } from './createTrussReport.ts';
import { TRUSS_REPORT_PARTS, type TrussReportOptions } from './reportOptions.ts';
import { solveTrussForReport } from './solveTrussForReport.ts';

const OPTIONS: TrussReportOptions = {
  parts: TRUSS_REPORT_PARTS,
  paper: 'A4',
  project: 'Hall',
  author: 'O. Petrenko',
  date: '28 November 2026',
  logo: null,
  version: 'EECS 1',
};

function report(
  document: TrussCase,
  { locale = 'en-US', ...options }: Partial<TrussReportOptions> & { readonly locale?: Locale } = {},
): Report {
  return createTrussReport(document, {
    answer: solveTrussForReport(document),
    words: getTrussReportWords(locale),
    options: { ...OPTIONS, ...options },
  });
}

/** The triangle of steel of 210 GPa and 235 MPa, bars of 20 mm by 50 mm: A = 10 cm². */
const steel = readCase({
  ...triangle,
  title: 'Trestle',
  links: triangle.links.map((link) => ({ ...link, materialIndex: 0, sectionIndex: 0 })),
  materials: [{ name: 'Steel', E: 210_000, rho: 7850, strength: { tension: 235, compression: 235 } }],
  sections: [{ label: 'Flat', className: 'rectangle', b: 20, h: 50 }],
});

describe('a triangle, 4 m wide and 3 m high, with 10 kN down on its top', () => {
  const told = report(steel);
  const lines = listLines(told);

  test('forces are those of the joint at the top: each leg bears 5 kN by √13/3, the tie the legs’ thrust', () => {
    // 5·√13/3 = 6.009, 5·2/3 = 3.333.
    expect(lines).toContain('1–2 | 4 | 3.333');
    expect(lines).toContain('2–3 | 3.606 | −6.009');
    expect(lines).toContain('3–1 | 3.606 | −6.009');
  });

  test('reactions halve the load, and their sum is its opposite', () => {
    expect(lines).toContain('1 | 0.000 | 5.000');
    expect(lines).toContain('2 | – | 5.000');
    expect(lines).toContain('Sum of the loads | 0.000 | −10.000');
    expect(lines).toContain('Sum of the reactions | 0.000 | 10.000');
    expect(lines).toContain('Total | 0.000 | 0.000');
  });

  test('stresses are listed with the utilisation of the strength or of Euler’s load', () => {
    // 3.333 kN on 10 cm² are 3.333 MPa of 235: 1.4 %. In compression the Euler load of 20 by 50 mm over 3.606 m
    // governs: π²·210000·33333/3605.6² = 5314 N, which 6009 N exceed: 113.1 %.
    expect(lines).toContain('1–2 | 3.333 | 1.4');
    expect(lines).toContain('2–3 | −6.009 | 113.1');
    expect(lines.join('\n')).toContain('not a design code check');
  });

  test('the governing value is named with its rod', () => {
    expect(lines.find((line) => line.startsWith('3.333 (1–2)'))).toMatch(/−6\.009 \((2–3|3–1)\) \| 113\.1/);
  });

  test('joints and a cut are worked out, each number compared with the solver', () => {
    expect(lines).toContain('Method of joints');
    expect(
      lines.filter((line) => /^Every number was compared with the solver: all \d+ agree\.$/.test(line)),
    ).toHaveLength(2);
    expect(lines.find((line) => line.startsWith('N2–3 = '))).toBe('N2–3 = −6.009 kN, compression ✓');
    expect(lines.find((line) => line.startsWith('The cut goes through the rods'))).toMatch(/1–2/);
  });

  test('the structure, its forces and its deformed shape are drawn in colours of print', () => {
    const figures = told.blocks.flatMap((block) => (block.kind === 'figure' ? [block] : []));
    expect(figures.map(({ label }) => label)).toEqual([
      'The truss with its loads',
      'All loads: axial forces and reactions',
      'All loads: deformed shape',
    ]);
    for (const { figure } of figures) {
      expect(figure.shapes.length).toBeGreaterThan(5);
      for (const shape of figure.shapes) {
        const colors = shape.kind === 'text' ? [shape.fill] : [shape.stroke, shape.fill];
        for (const color of colors) if (color !== undefined) expect(color).toMatch(/^#[0-9a-f]{6}$/);
      }
    }
  });

  test('columns of numbers are right-aligned', () => {
    const rods = told.blocks.flatMap((block) =>
      block.kind === 'table' && block.caption === 'Axial forces of the rods' ? [block] : [],
    );
    expect(rods[0]?.columns.map(({ isNumeric }) => isNumeric)).toEqual([false, true, true]);
  });

  test('the title block names the truss, its fingerprint and what solved it', () => {
    expect(told.title).toBe('Trestle');
    expect(told.fields.map(({ value }) => value)).toEqual(
      expect.arrayContaining(['Hall', 'O. Petrenko', 'EECS 1']),
    );
  });
});

test('a chosen cut is the one that is worked out', () => {
  const lines = listLines(report(steel, { parts: ['section'], cut: { links: [1, 2], joint: 2 } }));
  expect(lines).toContain('The cut goes through the rods 2–3, 3–1.');
  expect(lines).toContain('The part with joints 3.');
});

test('a report on a truss mechanism contains only the given data and the reason', () => {
  const loose = readCase({ ...triangle, joints: triangle.joints.map((joint) => ({ ...joint, anchor: 0 })) });
  const lines = listLines(report(loose));
  expect(lines).toContain('The truss cannot be solved, so there are no results.');
  expect(lines).toContain('Joints');
  expect(lines).not.toContain('Axial forces');
  expect(lines).toContain('The truss can move.');
});

test('a truss that stands and cannot be solved is not said to move, and the reason is told', () => {
  const bare = readCase({ ...triangle, joints: triangle.joints.map((joint) => ({ ...joint, loads: [] })) });
  const refused = solveTruss(bare);
  if (refused.level !== 'error') throw new Error('It has no loads');
  const lines = listLines(report(bare));
  expect(lines).toContain('Statically determinate.');
  expect(lines.join(' ')).not.toContain('can move');
  const warnings = report(bare).blocks.filter((block) => block.kind === 'text' && block.tone === 'warning');
  expect(warnings).toHaveLength(1 + refused.failures.length);
});

test('without sections forces are told, and nothing of stresses', () => {
  const lines = listLines(report(triangle));
  expect(lines).toContain('Not every rod has a material and a cross-section, so there are no stresses.');
  expect(lines).toContain('1–2 | 4 | 3.333');
});

describe.each(LOCALES)('in %s', (locale) => {
  test.each(TRUSS_EXAMPLES)('the report on %s is complete', (name) => {
    for (const system of [0, 1] as const) {
      const text = listLines(report(convertTruss(createTrussExample(name), system), { locale })).join('\n');
      expect(text).not.toMatch(/undefined|NaN|Infinity|\{\{|null/);
      // A missing text would be replaced by its key.
      expect(text).not.toMatch(/\b[a-z]+\.[a-zA-Z]+\.?[a-zA-Z]*\b(?<!mm|cm)(?=\n)/);
      expect(text).not.toMatch(/✗/);
    }
  });
});

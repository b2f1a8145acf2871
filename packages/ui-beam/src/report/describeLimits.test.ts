import { type BeamCase, convertCase } from '@eecs/solver-core';
import type { CaseLimits } from '@eecs/solver-core/combinations';
import { LOCALES } from '@eecs/ui-kit/layout';
import { expect, test } from 'vitest';
import { createPartLines } from '../../../ui-kit/test/reportText.ts';
import { beamExamples } from '../examples/beamExamples.ts';
import { getReportWords } from './allWords.ts';
import { solveForReport } from './solveForReport.ts';
import { describeLimits } from './describeLimits.ts';
import { createBeamReportContext } from './beamReportContext.ts';

/** 4 kN in the middle of 4 m, 100 × 100 mm: σ = PL/(4W) = 24 MPa, v = PL³/(48EI) = 64 mm. */
const beam: BeamCase = {
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

const LIMITS: CaseLimits = {
  deflection: [{ span: 50 }, { title: 'Ceiling', most: 60, cantilever: 125 }],
  stress: { factor: 1.25 },
};

const listTexts = createPartLines({
  solve: solveForReport,
  getWords: getReportWords,
  createBeamReportContext,
  write: describeLimits,
});

test('a report tells how much the beam uses of each limit, and what is not judged', () => {
  const [title, note, ...rows] = listTexts({ ...beam, limits: LIMITS });
  expect(title).toBe('Stress and deflection check');
  expect(note).toMatch(/stability and local buckling are not included.*rule of combinations/u);
  // 64 of 4000/50 = 80 mm, 64 of 60 mm, and at the top 24 of 40/1.25 = 32 MPa.
  expect(rows).toEqual([
    'Limit | Value | Allowed | x | Of the limit',
    'Deflection 1: spans L/50 | −64.000 mm | 80.000 mm | 2 m | 80 %',
    'Ceiling: overhangs L/125, at most 60 mm | −64.000 mm | 60.000 mm | 2 m | 107 %',
    'Normal stress, strength divided by 1.25 | −24.000 MPa | 32.000 MPa | 2 m | 75 %',
  ]);
});

test('where a rule is stated the combination that governs stands in the place of the case set', () => {
  const set = { title: 'Floor', description: '', color: '#607d8b', angle: 0, combined: false };
  const combined: BeamCase = {
    ...beam,
    caseSets: [{ ...set, action: { kind: 'Q', category: 'B' } }],
    loads: beam.loads.map((load) => ({ ...load, sets: 1 })),
    combinations: { rule: 'en1990' },
    limits: LIMITS,
  };
  const [, , ...rows] = listTexts(combined);
  // 1.5·24 = 36 MPa of 32 MPa; deflections have the factor 1.
  expect(rows).toEqual([
    'Limit | Set or combination | Value | Allowed | x | Of the limit',
    'Deflection 1: spans L/50 | SLS-characteristic (6.14b): 1. Floor | −64.000 mm | 80.000 mm | 2 m | 80 %',
    'Ceiling: overhangs L/125, at most 60 mm | SLS-characteristic (6.14b): 1. Floor | −64.000 mm | 60.000 mm | 2 m | 107 %',
    'Normal stress, strength divided by 1.25 | ULS-STR (6.10): 1.5·1. Floor | −36.000 MPa | 32.000 MPa | 2 m | 113 %',
  ]);
  const unsaid = listTexts({ ...combined, caseSets: [set] });
  expect(unsaid.at(-1)).toBe('The case sets cannot be combined: see /caseSets/0/action.');
});

test('the check has its words in each language and its units in each system', () => {
  for (const locale of LOCALES) {
    const lines = listTexts({ ...beam, limits: LIMITS }, locale);
    expect(lines).toHaveLength(6);
    expect(lines.join(' ')).not.toMatch(/limited\.|undefined/u);
  }
  const american = listTexts(convertCase({ ...beam, limits: LIMITS }, 1));
  // 64 mm are 2.520 in; the limit of 60 mm is 2.362 in.
  expect(american.join(' ')).toContain('−2.520 in | 2.362 in');
});

test('a beam without limits has no such table, one without strength is told why', () => {
  expect(listTexts(beam)).toEqual([]);
  const weak = { ...beam, materials: [{ name: 'Wood', E: 10_000, nu: 0.3 }], limits: LIMITS };
  expect(listTexts(weak).at(-1)).toMatch(/could not be made/u);
  const bad = { ...beam, limits: { deflection: [{ span: -1 }] } };
  expect(listTexts(bad).at(-1)).toMatch(/cannot be read: \/deflection\/0\/span/u);
});

test('a limit that covers nothing of the beam has no values', () => {
  expect(listTexts({ ...beam, limits: { deflection: [{ cantilever: 150 }] } }).at(-1)).toMatch(
    /^Deflection 1: overhangs L\/150 \| — \| — \| — \| —$/u,
  );
});

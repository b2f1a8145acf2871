import type { BeamCase } from '@eecs/solver-core';
import { LOCALES } from '@eecs/ui-kit/layout';
import { expect, test } from 'vitest';
import { createPartLines } from '../../../ui-kit/test/reportText.ts';
import { createTwoSpans } from '../../test/createTwoSpans.ts';
import { getReportWords } from './allWords.ts';
import { createBeamReportContext } from './beamReportContext.ts';
import { solveForReport } from './solveForReport.ts';
import { describeCode } from './describeCode.ts';

const steel: BeamCase = {
  ...createTwoSpans(),
  materials: [{ name: 'S235', E: 210_000, nu: 0.3, strength: { tension: 235 } }],
  sections: [{ className: 'hsection', label: 'IPE 330', h: 330, b: 160, tw: 7.5, tf: 11.5, r1: 18 }],
  beamSections: [{ x: 8, materialIndex: 0, crossSectionIndex: 0, alpha: 0, flip: false }],
  limits: { members: { standard: 'EN 1993-1-1', restraints: 'supports' } },
};

const listTexts = createPartLines({
  solve: solveForReport,
  getWords: getReportWords,
  createBeamReportContext,
  write: describeCode,
});

test('a report has each check with its force, resistance and cause, in every language', () => {
  const lines = listTexts(steel);
  expect(lines[0]).toBe('Check by a design code: EN 1993-1-1');
  // Wpl is 804.3 cm3: 189.0 kNm.
  expect(lines.some((line) => /^Bending, class 1, 6\.2\.5 \| .* \| 189\.0\d+ kN·m \| /.test(line))).toBe(
    true,
  );
  expect(lines.at(-1)).toMatch(/^Lateral-torsional buckling\. Between .* Mcr /);
  for (const locale of LOCALES) expect(listTexts(steel, locale)).toHaveLength(lines.length);
});

test('a beam without a standard has no such part', () => {
  const { limits: _, ...bare } = steel;
  expect(listTexts(bare)).toEqual([]);
});

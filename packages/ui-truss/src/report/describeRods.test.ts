import { expect, test } from 'vitest';
import { LOCALES } from '@eecs/ui-kit/layout';
import { createPartLines } from '../../../ui-kit/test/reportText.ts';
import { bracket } from '../../test/bracket.ts';
import { setRodLimits } from '../results/rods/editRodLimits.ts';
import { getTrussReportWords } from './allWords.ts';
import { solveTrussForReport } from './solveTrussForReport.ts';
import { describeRods } from './describeRods.ts';
import { createTrussReportContext } from './trussReportContext.ts';

const steel = {
  ...bracket,
  links: bracket.links.map((link) => ({ ...link, materialIndex: 0, sectionIndex: 0, K: { y: 1, z: 1 } })),
  materials: [{ name: 'S235', E: 210_000, nu: 0.3, strength: { tension: 235 } }],
  sections: [{ className: 'roundpipe', label: 'CHS', Dy: 114.3, tw: 5 } as const],
};

const listTexts = createPartLines({
  solve: solveTrussForReport,
  getWords: getTrussReportWords,
  createBeamReportContext: createTrussReportContext,
  write: describeRods,
});

test('a report lists the rods by use with what governs, in every language', () => {
  expect(listTexts(steel)).toEqual([]);
  const named = setRodLimits(steel, { standard: 'EN 1993-1-1' }).document;
  const lines = listTexts(named);
  expect(lines[0]).toBe('Check of the rods by a design code: EN 1993-1-1');
  expect(
    lines.some((line) =>
      /^\d–\d \| [\d.]+ ?% \| −[\d.]+ \| [\d.]+ \| buckling about [yz], curve c/.test(line),
    ),
  ).toBe(true);
  for (const locale of LOCALES) expect(listTexts(named, locale)).toHaveLength(lines.length);
});

test('rods that lack an input are named', () => {
  const bare = { ...steel, links: steel.links.map(({ K: _, ...link }) => link) };
  const lines = listTexts(setRodLimits(bare, { standard: 'EN 1993-1-1' }).document);
  expect(lines.join('\n')).toContain('effective length factors about y and z are not given');
});

test('the most utilised rod is calculated with the numbers of its formulas', () => {
  const lines = listTexts(setRodLimits(steel, { standard: 'EN 1993-1-1', gammaM1: 1.1 }).document);
  const at = lines.findIndex((line) => line.startsWith('Calculation of the most utilised rod'));
  const work = lines.slice(at + 1, at + 6).map((line) => line.replace(/\s/gu, ' '));
  const numbers = work.map((line) => [...line.matchAll(/[\d]+\.[\d]+/gu)].map(Number));
  // Steel of 235 MPa, CHS 114.3 x 5: A = π (57.15² - 52.15²) mm².
  const squash = Math.PI * (57.15 ** 2 - 52.15 ** 2) * 0.235;
  const [critical, slenderness] = [numbers[0]![1]!, numbers[0]![2]!];
  expect(numbers[0]![0]).toBeCloseTo(squash, 1);
  expect(slenderness).toBeCloseTo(Math.sqrt(squash / critical), 2);
  const phi = (1 + 0.49 * (slenderness - 0.2) + slenderness ** 2) / 2;
  const chi = 1 / (phi + Math.sqrt(phi ** 2 - slenderness ** 2));
  expect(numbers[2]![0]).toBeCloseTo(chi, 2);
  expect(numbers[3]!.at(-2)).toBeCloseTo((chi * squash) / 1.1, 0);
  expect(work.map((line) => /\(6\.\d+\)$/u.exec(line)?.[0])).toEqual([
    '(6.50)',
    undefined,
    '(6.49)',
    '(6.47)',
    '(6.46)',
  ]);
});

test('by AISC the report calculates with its own formulas', () => {
  const lines = listTexts(setRodLimits(steel, { standard: 'AISC 360-22' }).document).join('\n');
  expect(lines).toMatch(/F_n\/F_y = 0\.(658|877).*\(E3-[23]\)/u);
  expect(lines).toContain('(E3-1)');
  expect(lines).toContain('P_n/Ω');
});

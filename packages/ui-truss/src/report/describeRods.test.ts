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

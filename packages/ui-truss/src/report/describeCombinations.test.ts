import { LOCALES } from '@eecs/ui-kit/layout';
import { expect, test } from 'vitest';
import { createPartLines } from '../../../ui-kit/test/reportText.ts';
import { readCase } from '../../test/triangle.ts';
import { getTrussReportWords } from './allWords.ts';
import { solveTrussForReport } from './solveTrussForReport.ts';
import { describeCombinations } from './describeCombinations.ts';
import { createTrussReportContext } from './trussReportContext.ts';

/**
 * Two rods that meet 1.5 m above a span of 4 m, and a tie: under P at the ridge the tie carries 2/3 P, each support
 * P/2.
 */
const roof = (rest: object = {}) =>
  readCase({
    joints: [
      { x: 0, y: 0, anchor: 3 },
      { x: 4, y: 0, anchor: 2 },
      {
        x: 2,
        y: 1.5,
        loads: [
          { className: 'ShearLoad', c: [-10e3], sets: 1 },
          { className: 'ShearLoad', c: [-6e3], sets: 2 },
          { className: 'ShearLoad', c: [12e3], sets: 4 },
        ],
      },
    ],
    links: [
      { i: 0, j: 2 },
      { i: 1, j: 2 },
      { i: 0, j: 1 },
    ],
    caseSets: [
      { title: 'Dead', action: { kind: 'G' } },
      { title: 'Snow', action: { kind: 'S' } },
      { title: 'Suction', action: { kind: 'W' } },
    ],
    combinations: { rule: 'en1990' },
    ...rest,
  });

const listTexts = createPartLines({
  solve: solveTrussForReport,
  getWords: getTrussReportWords,
  createBeamReportContext: createTrussReportContext,
  write: describeCombinations,
});

test('a report tells the governing forces of each rod, the uplift in words, the combinations and the proof', () => {
  const lines = listTexts(roof());
  expect(lines[0]).toBe('Combinations');
  // If snow leads: 2/3 of 1.35 · 10 + 1.5 · 6 kN; if suction leads: 2/3 of 10 - 1.5 · 12 kN.
  expect(lines.find((line) => line.startsWith('1–2 | N'))).toMatch(
    /^1–2 \| N \| 15\.000 \| ULS-STR \d+ \| −5\.333 \| ULS-STR \d+$/,
  );
  // Permanent loads count with 0.9 where they hold the truss down: (0.9 · 10 - 1.5 · 12)/2 kN at each support.
  expect(lines.filter((line) => /combination ULS-EQU \d+ lifts .* with 4\.500 kN/.test(line))).toHaveLength(
    2,
  );
  expect(lines.some((line) => line.endsWith('| (6.10) | 1.35·Dead + 1.5·Snow'))).toBe(true);
  expect(lines.some((line) => /^ULS-EQU \d+ \| .* \| 0\.9·Dead \+ 1\.5·Suction$/.test(line))).toBe(true);
  expect(lines.find((line) => line.startsWith('N 1–2 max ='))).toMatch(
    /= 1\.35 × 6\.667 kN \(Dead\) \+ 1\.5 × 4\.000 kN \(Snow\) = 15\.000 kN/,
  );
  expect(lines.at(-1)).toMatch(/^Each value was checked independently of the solver/);
});

test.each(LOCALES)('it is told in %s, also why sets cannot be combined', (locale) => {
  expect(listTexts(roof(), locale).length).toBeGreaterThan(8);
  const refused = listTexts(roof({ caseSets: [{ action: { kind: 'Q' } }, {}, {}] }), locale);
  expect(refused.length).toBeGreaterThan(2);
  expect([...refused, ...listTexts(roof(), locale)].join(' ')).not.toMatch(/combined\./);
  expect(listTexts(roof({ combinations: undefined }), locale)).toEqual([]);
});

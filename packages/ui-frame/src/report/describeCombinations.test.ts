import { parseFrame } from '@eecs/solver-core/frame';
import { LOCALES } from '@eecs/ui-kit/layout';
import { expect, test } from 'vitest';
import { createPartLines } from '../../../ui-kit/test/reportText.ts';
import { getFrameReportWords } from './allWords.ts';
import { describeCombinations } from './describeCombinations.ts';
import { createFrameReportContext } from './frameReportContext.ts';
import { solveFrameForReport } from './solveFrameForReport.ts';

/** A clamped column 4 m high, with an arm of 2 m at its head that carries dead load, snow and suction. */
function mast(rest: object = {}) {
  const load = (force: number, sets: number) => ({ className: 'ShearLoad', c: [force], sets });
  const parsed = parseFrame({
    schema: 1,
    joints: [
      { x: 0, y: 0, support: { className: 'cantilever' } },
      { x: 0, y: 4 },
      { x: 2, y: 4, loads: [load(-10e3, 1), load(-6e3, 2), load(20e3, 4)] },
    ],
    members: [
      { i: 0, j: 1 },
      { i: 1, j: 2 },
    ],
    caseSets: [
      { title: 'Dead', action: { kind: 'G' } },
      { title: 'Snow', action: { kind: 'S' } },
      { title: 'Suction', action: { kind: 'W' } },
    ],
    combinations: { rule: 'en1990' },
    ...rest,
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
  return parsed.document;
}

const listTexts = createPartLines({
  solve: solveFrameForReport,
  getWords: getFrameReportWords,
  createBeamReportContext: createFrameReportContext,
  write: describeCombinations,
});

test('a report contains the governing forces of each member, uplift, the combinations and the proof', () => {
  const lines = listTexts(mast());
  expect(lines[0]).toBe('Combinations');
  // Snow leads downwards, 1.35 · 20 + 1.5 · 12 kN·m; suction leads upwards, 1.5 · 40 - 20 kN·m.
  expect(lines.find((line) => line.startsWith('2 (2–3) | M, kN·m'))).toMatch(
    /\| 40\.000 \| ULS-STR \d+ \| −45\.000 \| ULS-STR \d+$/,
  );
  // Permanent loads count with 0.9 where they hold the mast down: 1.5 · 20 - 0.9 · 10 kN.
  expect(lines.some((line) => /combination ULS-EQU \d+ lifts .* with 21\.000 kN/.test(line))).toBe(true);
  expect(lines.some((line) => line.endsWith('| (6.10) | 1.35·Dead + 1.5·Snow'))).toBe(true);
  expect(lines.find((line) => /^M 1 \(1–2\) min =/.test(line))).toMatch(
    /= 1\.35 × −20\.000 kN·m \(Dead\) \+ 1\.5 × −12\.000 kN·m \(Snow\) = −45\.000 kN·m/,
  );
  expect(lines.at(-1)).toMatch(/^Each value was checked independently of the solver/);
});

test.each(LOCALES)('it is written in %s, also why sets cannot be combined', (locale) => {
  expect(listTexts(mast(), locale).length).toBeGreaterThan(8);
  const refused = listTexts(mast({ caseSets: [{ action: { kind: 'Q' } }, {}, {}] }), locale);
  expect(refused.length).toBeGreaterThan(2);
  expect([...refused, ...listTexts(mast(), locale)].join(' ')).not.toMatch(/combined\./);
  expect(listTexts(mast({ combinations: undefined }), locale)).toEqual([]);
});

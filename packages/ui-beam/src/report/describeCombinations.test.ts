import { type BeamCase, parseCase } from '@eecs/solver-core';
import { LOCALES } from '@eecs/ui-kit/layout';
import { expect, test } from 'vitest';
import { createPartLines } from '../../../ui-kit/test/reportText.ts';
import { getReportWords } from './allWords.ts';
import { solveForReport } from './solveForReport.ts';
import { describeCombinations } from './describeCombinations.ts';
import { describeProofs } from './describeProofs.ts';
import { type BeamReportContext, createBeamReportContext } from './beamReportContext.ts';

/** Two equal spans of 4 m under 1 kN/m on either: M = 49/512 qL² = 1.53125 kN·m in a span that is loaded alone. */
function createTwoSpans(action: object = { kind: 'Q', category: 'B', pattern: 'any' }): BeamCase {
  const parsed = parseCase({
    schema: 1,
    L: 8,
    supports: [
      { className: 'fixed', x: 0 },
      { className: 'simple', x: 4 },
      { className: 'simple', x: 8 },
    ],
    caseSets: [{ title: 'Live', action }],
    loads: [{ className: 'DistributedLoad', x: [0, 8], y: [-1000, -1000, -1000], sets: 1 }],
    combinations: { rule: 'en1990' },
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
  return parsed.document;
}

const listTexts = createPartLines({
  solve: solveForReport,
  getWords: getReportWords,
  createBeamReportContext,
  write: (context: BeamReportContext) => [...describeCombinations(context), ...describeProofs(context)],
});

test('a report tells what governs each span, its combination with the loaded spans, and the proof', () => {
  const lines = listTexts(createTwoSpans());
  expect(lines[0]).toBe('Combinations');
  // 1.5 · 49/512 · 16 and -1.5 · 16/8 kN·m.
  expect(lines.find((line) => line.startsWith('Span 1, M max'))).toMatch(/2\.297 kN·m \| 1\.75 m \| ULS-STR/);
  expect(lines.find((line) => line.startsWith('Span 1, M min'))).toMatch(/−3\.000 kN·m \| 4 m/);
  expect(lines.some((line) => / \| \(6\.10\) \| 1\.5·Live \(span 1\)$/.test(line))).toBe(true);
  expect(lines.find((line) => line.startsWith('M max ='))).toMatch(
    /= 1\.5 × 1\.531 kN·m \(Live, span 1\) = 2\.297 kN·m/,
  );
  expect(lines.at(-1)).toMatch(/^Each value was checked independently of the solver/);
  // The neighbour's load causes uplift in an unloaded span: ql/16 at the far end.
  expect(lines.some((line) => line.startsWith('C: combination ULS-EQU'))).toBe(true);
});

test.each(LOCALES)(
  'it is told in %s, also why sets cannot be combined, and nothing where nothing is combined',
  (locale) => {
    expect(listTexts(createTwoSpans(), locale).join(' ')).not.toMatch(/\{\{|combined\./);
    expect(listTexts(createTwoSpans({ kind: 'Q' }), locale)).toHaveLength(3);
    const { combinations: _, ...plain } = createTwoSpans();
    expect(listTexts(plain, locale)).toEqual([]);
  },
);

import { createFormat } from '@eecs/ui-kit/layout';
import { expect, test } from 'vitest';
import { beamExamples } from '../../examples/beamExamples.ts';
import { createSchemeTexts } from '../../scheme/schemeTexts.ts';
import { cropTop } from './cropTop.ts';
import { layoutSheet } from './layoutFigure.ts';

const texts = createSchemeTexts(createFormat({ locale: 'en-US', units: 0, digits: 3 }), 0);
const layOut = (loads: readonly unknown[]) =>
  cropTop(
    layoutSheet(
      { ...beamExamples.twoSpans, loads: loads as typeof beamExamples.twoSpans.loads },
      { width: 658, minHeight: 190, gap: 6, texts, rows: [] },
    ),
  );

test('the room over the highest label is left out, and no label with it', () => {
  const { top, scheme, height } = layOut(beamExamples.twoSpans.loads);
  const highest = Math.min(...scheme.labels.map(({ y }) => y));
  // 11 px of letters, and a margin of 6 to 7 px.
  expect(highest - top).toBeGreaterThanOrEqual(17);
  expect(highest - top).toBeLessThanOrEqual(18);
  expect(top).toBeGreaterThan(0);
  expect(height).toBeGreaterThan(top + 100);
});

test('a beam without loads keeps its supports', () => {
  const { top, scheme } = layOut([]);
  expect(scheme.axisY - top).toBeGreaterThanOrEqual(34);
});

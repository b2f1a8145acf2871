import { type BeamCase, solveBeam } from '@eecs/solver-core';
import { expect, test } from 'vitest';
import { expectClose } from '../../../solver-core/verification/expectClose.ts';
import { beamExamples } from '../examples/beamExamples.ts';
import { splitStretches } from './splitStretches.ts';

function stretchesOf(document: BeamCase, x: number) {
  const answer = solveBeam(document, { include: [], mohr: [{ x, kind: 'deflection' }] });
  if (answer.level === 'error') throw new Error(answer.message);
  const [mohr] = answer.mohr ?? [];
  const [set] = answer.sets;
  if (mohr === undefined || set === undefined) throw new Error('no integral');
  const segments = mohr.cases[0]?.segments ?? [];
  return { segments, split: splitStretches({ segments, unit: mohr.unit, set }) };
}

test('a stretch on which the moment changes its sign is split there, at 3L/4 of two equal spans', () => {
  const { segments, split } = stretchesOf(beamExamples.twoSpans, 2.5);
  const moments = split.filter(({ force }) => force === 'M');
  // M = 3qLx/8 - qx²/2 of L = 5 m is nothing at 3.75 m.
  expect(moments.some(({ x0 }) => Math.abs(x0 - 3.75) < 1e-9)).toBe(true);
  const first = moments.filter(({ x1 }) => x1 <= 3.75 + 1e-9);
  // The area of the parabola up to there: q (3L/4)³/12 = 12 · 3.75³/12 kN·m².
  const area = first.reduce((sum, one) => sum + one.area, 0);
  expectClose(area / 1000, 3.75 ** 3, 1e-12);
  const total = (of: readonly { readonly value: number }[]) => of.reduce((sum, { value }) => sum + value, 0);
  expectClose(total(split), total(segments), 1e-12);
});

test.each(Object.entries(beamExamples).filter(([name]) => name !== 'tooManyHinges'))(
  '%s: every stretch has an area, its centroid on it, and area times ordinate over stiffness is the product',
  (_, document) => {
    const { segments, split } = stretchesOf(document, document.L / 3);
    const scale = Math.max(0, ...segments.map((one) => Math.abs(one.value)));
    for (const { x0, x1, area, centroid, ordinate, stiffness, value } of split) {
      expect(centroid).toBeGreaterThanOrEqual(x0);
      expect(centroid).toBeLessThanOrEqual(x1);
      expect(Math.abs((area * ordinate) / stiffness - value)).toBeLessThanOrEqual(1e-12 * scale);
    }
    const total = (of: readonly { readonly value: number }[]) => of.reduce((sum, one) => sum + one.value, 0);
    expect(Math.abs(total(split) - total(segments))).toBeLessThanOrEqual(1e-9 * scale);
  },
);

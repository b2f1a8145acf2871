import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createScale } from './createScale.ts';
import { createTicks, niceStep } from './createTicks.ts';
import { layoutDimensionChain } from './layoutDimensionChain.ts';

test('a scale maps there and back', () => {
  const scale = createScale({ domain: [0, 12], range: [24, 624] });
  expect(scale.toPx(6)).toBe(324);
  expect(scale.toWorld(324)).toBe(6);
  expect(scale.factor).toBe(50);
});

test('a scale without extent maps to the middle', () => {
  const scale = createScale({ domain: [3, 3], range: [0, 100] });
  expect(scale.toPx(3)).toBe(50);
  expect(scale.toWorld(10)).toBe(3);
});

test.each([
  [12, 6, 2],
  [12, 12, 1],
  [12, 5, 5],
  [1, 10, 0.1],
  [0.3, 3, 0.1],
  [5000, 8, 1000],
] as const)('a span of %d in at most %d steps has steps of %d', (span, count, step) => {
  expect(niceStep(span, count) / step).toBeCloseTo(1, 12);
});

test('ticks are round and inside', () => {
  expect(createTicks({ from: 0, to: 12, maxCount: 6 }).values).toEqual([0, 2, 4, 6, 8, 10, 12]);
  expect(createTicks({ from: 0, to: 1, maxCount: 10 }).values).toEqual([
    0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1,
  ]);
  expect(createTicks({ from: -1.5, to: 1.5, maxCount: 4 }).values).toEqual([-1, 0, 1]);
  expect(createTicks({ from: 0, to: 0, maxCount: 4 }).values).toEqual([]);
});

test('the number of ticks is bounded whatever the span', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -1e9, max: 1e9, noNaN: true }),
      fc.double({ min: 1e-6, max: 1e9, noNaN: true }),
      fc.integer({ min: 1, max: 100_000 }),
      (from, span, maxCount) => {
        const { values } = createTicks({ from, to: from + span, maxCount });
        expect(values.length).toBeLessThanOrEqual(Math.min(maxCount, 100) + 1);
      },
    ),
  );
});

test('a dimension chain takes each point once, in order, and says what fits', () => {
  const scale = createScale({ domain: [0, 12], range: [0, 600] });
  const links = layoutDimensionChain({
    points: [12, 0, 6, 6, 6.2, 6 + 1e-13],
    scale,
    format: (length) => length.toFixed(3),
  });
  expect(links.map(({ text, fits }) => [text, fits])).toEqual([
    ['6.000', true],
    ['0.200', false],
    ['5.800', true],
  ]);
  expect(links[0]).toMatchObject({ startPx: 0, endPx: 300 });
});

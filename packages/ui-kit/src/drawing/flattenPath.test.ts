import { expect, test } from 'vitest';
import { flattenPath } from './flattenPath.ts';

test('moves and lines, also from where the pen is, are their corners', () => {
  expect(flattenPath('M1 2h10v5L0 0Zm3 3l1 1')).toEqual([
    {
      isClosed: true,
      points: [
        { x: 1, y: 2 },
        { x: 11, y: 2 },
        { x: 11, y: 7 },
        { x: 0, y: 0 },
      ],
    },
    {
      isClosed: false,
      points: [
        { x: 4, y: 5 },
        { x: 5, y: 6 },
      ],
    },
  ]);
});

test('an arc stays on its circle and goes the way it says', () => {
  const [half] = flattenPath('M-5 0A5 5 0 0 1 5 0');
  for (const { x, y } of half?.points ?? []) expect(Math.hypot(x, y)).toBeCloseTo(5, 9);
  // With y growing downwards: the half circle passes over the top, where y is below zero.
  expect(Math.min(...(half?.points ?? []).map(({ y }) => y))).toBeCloseTo(-5, 9);
  const [long] = flattenPath('M5 0A5 5 0 1 0 0 5');
  for (const { x, y } of long?.points ?? []) expect(Math.hypot(x, y)).toBeCloseTo(5, 9);
  // Three quarters of the circle are not the quarter between its ends.
  expect(Math.min(...(long?.points ?? []).map(({ x }) => x))).toBeLessThan(-4.8);
});

test('Bézier curves pass through the middle that the formula gives', () => {
  const middle = (d: string) => flattenPath(d)[0]?.points[8];
  expect(middle('M0 0Q10 10 20 0')).toEqual({ x: 10, y: 5 });
  expect(middle('M0 0C0 10 20 10 20 0')).toEqual({ x: 10, y: 7.5 });
});

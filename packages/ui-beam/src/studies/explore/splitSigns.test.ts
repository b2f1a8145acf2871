import { expect, test } from 'vitest';
import { splitSigns } from './splitSigns.ts';

const curve = [
  { x: 0, value: 2 },
  { x: 1, value: 0 },
  { x: 2, value: -2 },
  { x: 2, value: 3 },
  { x: 3, value: 1 },
];

test('each side of a curve goes from the axis to the axis, also over a jump, and breaks on the other side', () => {
  expect(splitSigns(curve, 1)).toEqual([
    { x: 0, value: 0 },
    { x: 0, value: 2 },
    { x: 1, value: 0 },
    { x: 2, value: 0 },
    { x: 2, value: 3 },
    { x: 3, value: 1 },
    { x: 3, value: 0 },
  ]);
  expect(splitSigns(curve, -1)).toEqual([
    { x: 0, value: null },
    { x: 1, value: 0 },
    { x: 2, value: -2 },
    { x: 2, value: 0 },
    { x: 3, value: null },
  ]);
});

test('a curve of zeros and one of no points have no sides', () => {
  expect(splitSigns([{ x: 0, value: 0 }], 1).every(({ value }) => value === null)).toBe(true);
  expect(splitSigns([], 1)).toEqual([]);
});

import { createScale } from '@eecs/ui-kit';
import { expect, test } from 'vitest';
import { listRulerMarks } from './listRulerMarks.ts';

const grid = { step: 1, minors: 10 };
const format = (x: number): string => `${Number(x.toFixed(6))} m`;

const read = (x0: number, x1: number, length = 12, width = 800): string[] =>
  listRulerMarks({
    grid,
    scale: createScale({ domain: [x0, x1], range: [0, width] }),
    sight: [0, width],
    length,
    format,
  }).map(({ text }) => text);

test('a ruler tells places of the grid, the finest whose texts do not touch', () => {
  // 200 px per metre: tenths are 20 px apart, too close for texts of 4 characters or more.
  expect(read(4, 8)).toEqual(['4 m', '5 m', '6 m', '7 m', '8 m']);
  // 2000 px per metre: tenths are 200 px apart.
  expect(read(4.95, 5.35)).toEqual(['5 m', '5.1 m', '5.2 m', '5.3 m']);
});

test('and none beyond the beam', () => {
  expect(read(-1, 3, 2)).toEqual(['0 m', '1 m', '2 m']);
});

test('a long beam on a narrow board has few', () => {
  const marks = read(0, 1000, 1000, 300);
  expect(marks.length).toBeGreaterThan(1);
  expect(marks.length).toBeLessThan(7);
});

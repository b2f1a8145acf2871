import { expect, test } from 'vitest';
import { listSpanReadings, readSpans } from './readSpans.ts';

test.each([
  ['1', 1],
  [' 20 ', 20],
  ['007', 7],
  ['0', null],
  ['21', null],
  ['', null],
  ['2.5', null],
  ['-3', null],
  ['1e1', null],
  ['three', null],
])('%j spans are %j', (text, spans) => {
  expect(readSpans(text, { system: 0 })).toBe(spans);
});

test.each([
  ['6 6', 0, [6, 6]],
  ['6 + 4.5', 0, [6, 4.5]],
  ['4,5; 3', 0, [4.5, 3]],
  // In US units a plain number means feet; lengths are stored in inches.
  ['20 10', 1, [240, 120]],
  ['6 0', 0, null],
  ['6 x', 0, null],
  ['6 -3', 0, null],
  ['28\'-3 1/2"', 1, [339.5]],
  ['22 ft + 28 ft', 1, [264, 336]],
  ['2 x 22.5', 1, [270, 270]],
  ['2×22,5', 0, [22.5, 22.5]],
  ['3 х 4 + 2', 0, [4, 4, 4, 2]],
  ['7-0-1/2 10', 1, [84.5, 120]],
  ['4 000 mm + 3 500 mm', 0, null],
  ['4 000 mm + 3500 mm', 0, [4, 3.5]],
  ['12 m', 0, [12]],
  ['21 x 1', 0, null],
] as const)('%j in system %i are spans of %j', (text, system, lengths) => {
  expect(readSpans(text, { system })).toEqual(lengths);
});

test('an ambiguous list of spans is reported in both readings', () => {
  expect(listSpanReadings('3 500 mm + 2', { system: 0 })).toEqual([
    [3.5, 2],
    [3, 0.5, 2],
    [0.003, 0.5, 2],
  ]);
});

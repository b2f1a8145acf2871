import { expect, test } from 'vitest';
import { readSpans } from './readSpans.ts';

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
  expect(readSpans(text, 0)).toBe(spans);
});

test.each([
  ['6 6', 0, [6, 6]],
  ['6 + 4.5', 0, [6, 4.5]],
  ['4,5; 3', 0, [4.5, 3]],
  // A number of US units is feet, kept in inches.
  ['20 10', 1, [240, 120]],
  ['6 0', 0, null],
  ['6 x', 0, null],
  ['6 -3', 0, null],
] as const)('%j in system %i are spans of %j', (text, system, lengths) => {
  expect(readSpans(text, system)).toEqual(lengths);
});

import { expect, test } from 'vitest';
import { readRods } from './readRods.ts';

const RODS = [
  { i: 0, j: 1 },
  { i: 1, j: 2 },
  { i: 9, j: 2 },
];

test('rods are read by their joints, with any dash and either way round', () => {
  expect(readRods('1-2, 3–2; 3 − 10', RODS)).toEqual({ links: [0, 1, 2], unknown: [] });
  expect(readRods('2-1 1-2', RODS)).toEqual({ links: [0], unknown: [] });
});

test('a number alone is that of a rod', () => {
  expect(readRods('3, 1', RODS)).toEqual({ links: [2, 0], unknown: [] });
  expect(readRods('3 10-3', RODS)).toEqual({ links: [2], unknown: [] });
  expect(readRods('0, 4, 1.5', RODS)).toEqual({ links: [], unknown: ['0', '4', '1.5'] });
});

test('an unknown rod is quoted as it was typed', () => {
  expect(readRods('1-3 x 2-3', RODS)).toEqual({ links: [1], unknown: ['1–3', 'x'] });
  expect(readRods('', RODS)).toEqual({ links: [], unknown: [] });
});

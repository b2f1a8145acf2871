import { expect, test } from 'vitest';
import { drawCases, drawItems, leastSeen } from './drawCases.ts';

test.each([
  [300, 1, 1, 30],
  [300, 1, 10, 300],
  [5, 1, 1, 1],
  [300, 50, 1, 50],
  [300, 50, 10, 300],
])('%i cases, at least %i, %i tenths: %i', (count, least, tenths, drawn) => {
  expect(drawCases(count, least, tenths)).toBe(drawn);
});

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

test('every tenth item is drawn, another one by another seed, and all of them at ten tenths', () => {
  expect(drawItems(LETTERS, 0, 1)).toEqual(['a', 'k', 'u']);
  expect(drawItems(LETTERS, 17, 1)).toEqual(['h', 'r']);
  expect(drawItems(LETTERS, 17, 10)).toEqual(LETTERS);
});

test('a short list has an item for every seed', () => {
  for (let seed = 0; seed < 20; seed += 1) expect(drawItems(['a', 'b', 'c'], seed, 1)).toHaveLength(1);
  expect(drawItems([], 5, 1)).toEqual([]);
});

test('the least number of cases of a kind is six standard deviations below the mean', () => {
  // The standard deviation for 400 cases of probability one half is √(400/4) = 10.
  expect(leastSeen(400, 1 / 2)).toBe(200 - 6 * 10);
  expect(leastSeen(20, 1 / 20)).toBe(0);
});

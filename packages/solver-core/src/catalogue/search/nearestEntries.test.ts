import { expect, test } from 'vitest';
import { labelKeys } from './labelKeys.ts';
import { nearestEntries } from './nearestEntries.ts';

const find = (query: string, labels: readonly string[]) =>
  nearestEntries(
    labels.map((label) => ({ label, keys: labelKeys(label), words: [] })),
    query,
  ).map(({ label }) => label);

test('among similar designations the nearest numbers come first', () => {
  const labels = ['HFRHS 400x200x8.0', 'HFRHS 300x100x8.0', 'CFRHS 300x100x5.0', 'IPE 300', 'L 300x100x5'];
  expect(find('RHS 310x100x5', labels)).toEqual(['CFRHS 300x100x5.0', 'HFRHS 300x100x8.0']);
});

test('without a match the beginning of a designation is used, and other text finds nothing', () => {
  expect(find('ipe305', ['HE 300 A', 'IPE 300', 'IPE 330'])).toEqual(['IPE 300']);
  expect(find('foobar', ['IPE 300'])).toEqual([]);
  expect(find('305', ['IPE 300'])).toEqual([]);
});

import { expect, test } from 'vitest';
import { distinguishTitles } from './distinguishTitles.ts';

test('the same title has a number from the second on; others stay as they are', () => {
  expect(distinguishTitles(['Beam', 'Beam', 'Roof', 'Beam'])).toEqual(['Beam', 'Beam 2', 'Roof', 'Beam 3']);
  expect(distinguishTitles(['Beam', 'Beam', 'Beam 2'])).toEqual(['Beam', 'Beam 3', 'Beam 2']);
  expect(distinguishTitles([])).toEqual([]);
});

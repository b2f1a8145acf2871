import { expect, test } from 'vitest';
import { readSets, writeSets } from './setCells.ts';

test('sets are numbers from 1', () => {
  expect(writeSets(0b101, 3)).toBe('1 3');
  expect(readSets('1, 3', 3)).toBe(0b101);
  expect(readSets('4', 3)).toBeNull();
});

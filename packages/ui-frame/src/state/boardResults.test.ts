import { expect, test } from 'vitest';
import { listBoardResults } from './boardResults.ts';

test('only arches have a line of thrust', () => {
  expect(listBoardResults('arch')).toEqual(['off', 'N', 'Q', 'M', 'shape', 'pressure']);
  expect(listBoardResults('frame')).toEqual(['off', 'N', 'Q', 'M', 'shape']);
  expect(listBoardResults('pile')).not.toContain('pressure');
});

import { describe, expect, test } from 'vitest';
import { readPairs } from './readPairs.ts';

describe('a text that means two of a section', () => {
  test.each([
    ['2L 100x10 / 10', 'L 100x10', 'backs', 10],
    ['2L 100x100x10/10', 'L 100x100x10', 'backs', 10],
    ['2L4X4X1/2X3/8', 'L4X4X1/2', 'backs', 9.525],
    ['2L6X4X1/2 / 3/8 SLBB', 'L6X4X1/2', 'legs', 9.525],
    ['2 уголок 75x5 / 8', 'уголок 75x5', 'backs', 8],
    ['2 x 20П / 0,5 [ ]', '20П', 'toes', 0.5],
    ['2UPN 200 / 1in box', 'UPN 200', 'toes', 25.4],
  ])('%s', (text, part, arrangement, gap) => {
    expect(readPairs(text)).toContainEqual({ part, arrangement, gap: expect.closeTo(gap, 9) as number });
  });

  test.each([
    ['2L 100x10 / 10 laced', 'L 100x10', 'backs', 'laced'],
    ['2 x UPN 200 / 0 [] welded', 'UPN 200', 'toes', 'welded'],
    ['2L 75x5 / 8 сварные', 'L 75x5', 'backs', 'welded'],
  ])('%s states how they hold together', (text, part, arrangement, connection) => {
    expect(readPairs(text)[0]).toMatchObject({ part, arrangement, connection });
  });

  test.each(['IPE 200', '20П', '2x4', '25x2.5', '2.5', '', '2'])('%s is no pair', (text) => {
    expect(readPairs(text)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { fractionFreeRank } from './fractionFreeRank.ts';
import { runLayouts } from './runLayouts.ts';

const SEED = 20261120;

describe('random layouts of supports and hinges', () => {
  it('judges 2000 of them as exact ranks of the disc system do', () => {
    const { count, differing, statuses } = runLayouts(SEED, 2000);
    expect(differing).toEqual([]);
    expect(count).toBe(2000);
    // The generator is worth its name only when every status occurs.
    expect(Object.keys(statuses).sort()).toEqual([
      'changeable',
      'determinate',
      'indeterminate',
      'instantlyChangeable',
      'underSupported',
    ]);
  });
});

describe('fractionFreeRank', () => {
  it.each([
    [[[0, 0]], 0],
    [
      [
        [1, 2],
        [2, 4],
      ],
      1,
    ],
    [
      [
        [1, 2],
        [2, 5],
      ],
      2,
    ],
    [
      [
        [0, 1, 3],
        [2, 0, 1],
        [2, 1, 4],
      ],
      2,
    ],
    [
      [
        [94906267, 94906266],
        [94906266, 94906265],
      ],
      2,
    ],
    [
      [
        [94906266, 94906266],
        [94906265, 94906265],
      ],
      1,
    ],
  ])('of %j is %d', (matrix, rank) => {
    expect(fractionFreeRank(matrix)).toBe(rank);
  });
});

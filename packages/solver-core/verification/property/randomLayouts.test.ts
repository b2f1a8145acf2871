import { describe, expect, it } from 'vitest';
import { fractionFreeRank } from './fractionFreeRank.ts';
import { runLayouts } from './runLayouts.ts';
import { drawCases } from '../drawCases.ts';

const SEED = Number(process.env['EECS_SEED'] ?? 20261120);
const COUNT = drawCases(2000);

describe(`random layouts of supports and hinges, seed ${SEED}`, () => {
  it(`judges ${COUNT} of them as exact ranks of the disc system do`, () => {
    const { count, differing, statuses } = runLayouts(SEED, COUNT);
    expect(differing).toEqual([]);
    expect(count).toBe(COUNT);
    // The generator must produce every status.
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

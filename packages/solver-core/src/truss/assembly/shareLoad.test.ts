import { describe, it } from 'vitest';
import { createRandom } from '@eecs/testing/random';
import { expectClose } from '@eecs/testing';
import { shareLoad } from './shareLoad.ts';

describe('shareLoad', () => {
  // Reactions of a simple beam; AISC Steel Construction Manual, table 3-23, cases 1, 2 and 5.
  it.each([
    ['a uniform load, half and half', { range: [0, 6], ordinates: [2, 2, 2] }, [6, 6]],
    ['a triangle, a third and two thirds', { range: [0, 6], ordinates: [0, 1, 2] }, [2, 4]],
    ['a part at the first end, wa(2l - a)/2l and wa²/2l', { range: [0, 2], ordinates: [3, 3, 3] }, [5, 1]],
    [
      'a parabola with its top in the middle, a third of its box each',
      { range: [0, 6], ordinates: [0, 3, 0] },
      [6, 6],
    ],
  ] as const)('shares %s', (_, load, expected) => {
    shareLoad({ ...load, length: 6 }).forEach((force, end) => {
      expectClose(force, expected[end]!, 1e-15);
    });
  });

  it('is mirrored when its load is', () => {
    const ordinates = [1, -4, 2.5] as const;
    const [first, second] = shareLoad({ range: [1, 2.5], ordinates, length: 7 });
    const mirrored = shareLoad({ range: [4.5, 6], ordinates: [2.5, -4, 1], length: 7 });
    expectClose(mirrored[0], second, 1e-14);
    expectClose(mirrored[1], first, 1e-14);
  });

  const SEED = 20261122;
  it(`keeps force and moment of 500 random loads, seed ${SEED}`, () => {
    const random = createRandom(SEED);
    for (let count = 0; count < 500; count++) {
      const length = 10 ** random.integer(-2, 3) * (1 + random.next());
      const [a, b] = [random.next() * length, random.next() * length];
      const [x0, x1] = [Math.min(a, b), Math.max(a, b)];
      const ordinates = [random.next() - 0.5, random.next() - 0.5, random.next() - 0.5] as const;
      const [first, second] = shareLoad({ range: [x0, x1], ordinates, length });
      // The same load as a polynomial in t = x - x0, integrated power by power.
      const [y0, y1, y2] = ordinates;
      const d = x1 - x0;
      const [q1, q2] = [(4 * y1 - 3 * y0 - y2) / d, (2 * (y0 - 2 * y1 + y2)) / (d * d)];
      const force = y0 * d + (q1 * d ** 2) / 2 + (q2 * d ** 3) / 3;
      const moment = x0 * force + (y0 * d ** 2) / 2 + (q1 * d ** 3) / 3 + (q2 * d ** 4) / 4;
      const size = 10 * d;
      expectClose(first + second, force, 1e-14, size);
      expectClose(second * length, moment, 1e-14, size * length);
    }
  });
});

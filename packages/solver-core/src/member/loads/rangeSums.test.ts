import { describe, expect, it } from 'vitest';
import { createRangeSums } from './rangeSums.ts';

describe('sums of quadratics over ranges of pieces', () => {
  it('equal those added piece by piece, for every number of pieces', () => {
    for (let count = 1; count <= 17; count++) {
      const places = Float64Array.from({ length: count + 1 }, (_, i) => i * (1 + i / 8));
      const sums = createRangeSums(places);
      const expected = Array.from({ length: count }, () => [0, 0, 0]);
      for (let from = 0; from < count; from++) {
        for (let to = from + 1; to <= count; to++) {
          const [c0, c1, c2] = [1 + from, to / 2, (from - to) / 4];
          sums.add({ from, to, c0, c1, c2 });
          for (let p = from; p < to; p++) {
            const t = places[p]! - places[from]!;
            expected[p]![0]! += c0 + t * (c1 + t * c2);
            expected[p]![1]! += c1 + 2 * t * c2;
            expected[p]![2]! += c2;
          }
        }
      }
      const { q0, q1, q2 } = sums.total();
      expected.forEach((quadratic, p) => {
        // All terms are small multiples of 1/1024, so both methods are exact.
        expect([q0[p], q1[p], q2[p]]).toEqual(quadratic);
      });
    }
  });
});

import { expect, test } from 'vitest';
import { toPercent } from './toPercent.ts';

test('a use is rounded up to a whole per cent, but neither by rounding errors nor across the limit', () => {
  const told = [0.75, 0.75 + 1e-12, 0.752, 1, 1 + 1e-12, 1.000_000_1, 1.002].map((utilisation) =>
    toPercent({ utilisation }),
  );
  expect(told).toEqual([75, 75, 76, 100, 100, 101, 101]);
});

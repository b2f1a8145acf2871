import { expect, test } from 'vitest';
import { hasNearCentroid } from './hasNearCentroid.ts';

test('a centroid is of use on its stretch and up to a length beside it', () => {
  const at = (centroid: number | null) => hasNearCentroid({ x0: 2, x1: 4, centroid });
  expect([0, 2, 3, 4, 6].map(at)).toEqual([true, true, true, true, true]);
  expect([-0.001, 6.001, -1e7, null].map(at)).toEqual([false, false, false, false]);
});

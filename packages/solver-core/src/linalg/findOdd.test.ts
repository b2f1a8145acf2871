import { expect, test } from 'vitest';
import { findOdd } from './findOdd.ts';

test.each<[readonly number[], number | undefined, number | undefined]>([
  [[1, 2, 2, 2e9, 2], 3, 1e9],
  [[5, 5e-10, 5], 1, 1e10],
  // Nothing is far from the others, or too few are compared.
  [[1, 10, 1000], undefined, undefined],
  [[1, 1e12], undefined, undefined],
  // Values that are not positive and finite have no ratio.
  [[0, Infinity, NaN, -1, 3, 3, 3e8], 6, 1e8],
])('of %j the odd one is at %s', (values, index, ratio) => {
  const odd = findOdd(values);
  expect(odd?.index).toBe(index);
  if (ratio !== undefined) expect((odd?.ratio ?? 0) / ratio).toBeCloseTo(1, 9);
});

import { expect, test } from 'vitest';
import { firstIndex } from './firstIndex.ts';

test('the first index from which something holds, among none, one and many', () => {
  const squares = Array.from({ length: 1000 }, (_, i) => i * i);
  for (let limit = -1; limit <= 1000; limit++) {
    const found = firstIndex(0, squares.length, (i) => squares[i]! >= limit * Math.abs(limit));
    expect(found).toBe(Math.min(Math.max(limit, 0), 1000));
  }
  expect(firstIndex(3, 3, () => true)).toBe(3);
  expect(firstIndex(2, 5, () => false)).toBe(5);
});

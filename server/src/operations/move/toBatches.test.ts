import { expect, test } from 'vitest';
import { toBatches } from './toBatches.ts';

const rows = (...sizes: number[]) => sizes.map((bytes, i) => ({ place: `p${i}`, bytes }));

test.each([
  ['nothing', [], []],
  ['rows as many as fit', [1, 1, 1], [['p0', 'p1'], ['p2']]],
  ['bytes as many as fit', [6, 4, 1], [['p0', 'p1'], ['p2']]],
  ['a row too large for any', [4, 99, 4], [['p0'], ['p1'], ['p2']]],
])('%s', (_name, sizes, expected) => {
  expect(toBatches(rows(...sizes), { mostRows: 2, mostBytes: 10 })).toEqual(expected);
});

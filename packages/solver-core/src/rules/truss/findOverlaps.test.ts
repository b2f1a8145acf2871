import { expect, test } from 'vitest';
import type { Joint, Link } from '../../model/truss/trussDocument.ts';
import { findOverlaps } from './findOverlaps.ts';

const truss = (
  places: readonly (readonly [x: number, y: number, z?: number])[],
  pairs: readonly (readonly [i: number, j: number])[],
) => ({
  joints: places.map(([x, y, z = 0], at): Joint => ({ id: `j${at}`, x, y, z, anchor: 0, loads: [] })),
  links: pairs.map(([i, j], at): Link => ({
    ...{ id: `r${at}`, i, j, materialIndex: -1, sectionIndex: -1, loads: [] },
  })),
});

const row = [0, 1, 2, 3].map((x) => [x, 0] as const);

test.each<[string, ReturnType<typeof truss>, readonly { link: number; on: number }[]]>([
  ['chords that meet end to end', truss(row, [[0, 1], [1, 2], [2, 3]]), []], // prettier-ignore
  ['a chord over its own panels', truss(row, [[0, 2], [0, 1], [2, 1]]), [{ link: 1, on: 0 }, { link: 2, on: 0 }]], // prettier-ignore
  [
    'two chords that share a stretch, and neither end',
    truss(row, [
      [0, 2],
      [1, 3],
    ]),
    [{ link: 1, on: 0 }],
  ],
  [
    'a rod inside another one',
    truss(row, [
      [1, 2],
      [0, 3],
    ]),
    [{ link: 0, on: 1 }],
  ],
  [
    'a doubled rod',
    truss(row, [
      [0, 1],
      [1, 0],
    ]),
    [],
  ],
  ['rods that cross', truss([[0, 0], [2, 2], [0, 2], [2, 0]], [[0, 1], [2, 3]]), []], // prettier-ignore
  ['a rod that ends on another one', truss([[0, 0], [2, 2], [1, 1], [2, 0]], [[0, 1], [2, 3]]), []], // prettier-ignore
  ['a diagonal in space over its half', truss([[0, 0, 0], [2, 4, 6], [1, 2, 3]], [[0, 1], [0, 2]]), [{ link: 1, on: 0 }]], // prettier-ignore
  [
    'rods to no joint or to themselves',
    truss(row, [
      [0, 9],
      [1, 1],
      [0, 2],
    ]),
    [],
  ],
])('%s', (_, document, overlaps) => {
  expect(findOverlaps(document)).toEqual(overlaps);
});

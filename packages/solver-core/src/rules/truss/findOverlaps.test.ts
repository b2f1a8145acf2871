import { createRandom } from '@eecs/testing/random';
import { expect, test } from 'vitest';
import type { Joint, Link } from '../../model/truss/trussDocument.ts';
import { ON_LINK } from '../../linalg/tolerance.ts';
import { drawPlaces, listPlaceByPlace } from '../../../verification/truss/drawnPlaces.ts';
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

test.each([20261128, 20261129, 20261130])(
  'drawn links, seed %d: the same pairs in the same order as of all compared',
  (seed) => {
    const random = createRandom(seed);
    const places = drawPlaces(random, 80);
    const pairs = Array.from({ length: 300 }, () => [random.integer(0, 79), random.integer(0, 79)] as const);
    const document = truss(
      places.map(({ x, y, z }) => [x, y, z]),
      pairs.filter(([i, j]) => i !== j),
    );
    const expected = comparedWithAll(document);
    expect(expected.length).toBeGreaterThan(0);
    expect(findOverlaps(document)).toEqual(expected);
  },
);

test('twelve thousand joints in a row with links over them at random end, and some are found', () => {
  const random = createRandom(20261128);
  const joint = () => random.integer(0, 11_999);
  const document = truss(
    Array.from({ length: 12_000 }, (_, x) => [x, 0]),
    Array.from({ length: 8000 }, () => [joint(), joint()] as const),
  );
  expect(findOverlaps(document).length).toBeGreaterThan(100);
});

/** Finds the pairs by the definition: compares each link with each other link, and each joint with each link. */
function comparedWithAll({ joints, links }: ReturnType<typeof truss>): { link: number; on: number }[] {
  const extent = Math.max(...joints.map(({ x, y, z }) => Math.hypot(x, y, z)));
  const list = listPlaceByPlace(joints, ON_LINK * extent);
  const inside = links.map(({ i, j }) => list(i, j));
  const found: { link: number; on: number }[] = [];
  links.forEach((one, on) => {
    const line = [one.i, one.j, ...inside[on]!];
    for (const joint of inside[on]!)
      links.forEach(({ i, j }, link) => {
        if (i !== joint && j !== joint) return;
        const isAlong = [i + j - joint, ...inside[link]!].some((other) => line.includes(other));
        const isKnown = found.some(
          (pair) => (pair.link === link && pair.on === on) || (pair.link === on && pair.on === link),
        );
        if (isAlong && !isKnown) found.push({ link, on });
      });
  });
  return found;
}

import { expect, test } from 'vitest';
import { createRandom } from '@eecs/testing/random';
import type { Link } from '../../model/truss/trussDocument.ts';
import { numbersOf } from '../../model/truss/trussNumbers.ts';
import { createLinkGraph } from '../../sparse/system/linkGraph.ts';
import { findDoubledLinks } from './findDoubledLinks.ts';

function link(i: number, j: number): Link {
  return { id: 0, i, j, materialIndex: -1, sectionIndex: -1, loads: [] };
}

function doubledOf(links: readonly Link[], jointCount: number) {
  return findDoubledLinks(createLinkGraph(numbersOf({ joints: [], links }).ends, jointCount));
}

test('links are doubled whichever way round they are, and each against the first', () => {
  const links = [link(2, 1), link(0, 1), link(1, 2), link(1, 0), link(0, 2), link(2, 1)];
  expect(doubledOf(links, 3)).toEqual([
    [0, 2],
    [1, 3],
    [0, 5],
  ]);
});

test('links to themselves, to joints that are not there, and holes are no doubles', () => {
  const links = [link(1, 1), link(1, 1), link(0, 9), link(0, 9), link(0, 1)];
  Reflect.deleteProperty(links, 2);
  expect(doubledOf(links, 2)).toEqual([]);
  expect(doubledOf([], 0)).toEqual([]);
});

const SEED = 3;
test(`the same are found by comparing each with each: 200 random lists, seed ${SEED}`, () => {
  const random = createRandom(SEED);
  for (let count = 0; count < 200; count++) {
    const joints = random.integer(2, 9);
    const at = () => random.integer(0, joints - 1);
    const links = Array.from({ length: random.integer(0, 30) }, () => link(at(), at())).filter(
      ({ i, j }) => i !== j,
    );
    const pairs = links.map(({ i, j }) => `${Math.min(i, j)} ${Math.max(i, j)}`);
    const expected = pairs.flatMap((pair, k) => (pairs.indexOf(pair) < k ? [[pairs.indexOf(pair), k]] : []));
    expect(doubledOf(links, joints)).toEqual(expected);
  }
});

import { expect, test } from 'vitest';
import { solveTruss } from '@eecs/solver-core/truss';
import { readCase, triangle } from '../../test/triangle.ts';
import { explainZeroRods } from './explainZero.ts';

test('a rod alone across a line of two others bears nothing, told by its joint', () => {
  const post = readCase({
    ...triangle,
    joints: [...triangle.joints, { x: 2, y: 0 }],
    links: [
      { i: 0, j: 3 },
      { i: 3, j: 1 },
      { i: 1, j: 2 },
      { i: 2, j: 0 },
      { i: 3, j: 2 },
    ],
  });
  expect([...explainZeroRods(post, 0)]).toEqual([[4, { joint: 3, rods: 3 }]]);
});

test('two rods at an unloaded corner bear nothing, and what only they held follows', () => {
  const corner = readCase({
    ...triangle,
    joints: [...triangle.joints, { x: 6, y: 3 }, { x: 8, y: 0 }],
    links: [
      { i: 0, j: 1 },
      { i: 1, j: 2 },
      { i: 2, j: 0 },
      { i: 2, j: 3 },
      { i: 1, j: 3 },
      { i: 3, j: 4 },
      { i: 1, j: 4 },
    ],
  });
  const found = explainZeroRods(corner, 0);
  expect([...found.keys()].sort()).toEqual([3, 4, 5, 6]);
  const answer = solveTruss(corner);
  if (answer.level === 'error') throw new Error(answer.error);
  expect([...(answer.sets[0]?.zeroForce ?? [])].sort()).toEqual([3, 4, 5, 6]);
});

test('a loaded truss has none', () => {
  expect(explainZeroRods(triangle, 0).size).toBe(0);
});

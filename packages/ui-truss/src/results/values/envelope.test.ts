import { expect, test } from 'vitest';
import { type TrussSet, solveTruss } from '@eecs/solver-core/truss';
import { expectClose } from '@eecs/testing';
import { readCase } from '../../../test/triangle.ts';
import { computeEnvelope, governingSet } from './envelope.ts';

/** A bracket of two rods at 3, 4, 5: 12 kN down in the first set, 6 kN up in the second, nothing in the third. */
const bracket = readCase({
  joints: [
    { x: 0, y: 0, anchor: 3 },
    { x: 0, y: 3, anchor: 3 },
    {
      x: 4,
      y: 3,
      loads: [
        { id: 'd', className: 'ShearLoad', c: [-12000], sets: 1 },
        { id: 'u', className: 'ShearLoad', c: [6000], sets: 2 },
      ],
    },
  ],
  links: [
    { i: 0, j: 2 },
    { i: 1, j: 2 },
  ],
  caseSets: ['down', 'up', 'none'].map((title) => ({
    title,
    angle: 0,
    color: '#000',
    description: '',
    combined: false,
  })),
});

function solve(): readonly TrussSet[] {
  const answer = solveTruss(bracket);
  if (answer.level === 'error') throw new Error(answer.error);
  return answer.sets;
}

test('each rod has its extremes with the sets that govern them', () => {
  const { N, R } = computeEnvelope(solve());
  // The strut carries 5/3 P, the tie 4/3 P.
  const [strut, tie] = N;
  expect(strut?.min.set).toBe(0);
  expectClose(strut?.min.value, (-12000 * 5) / 3, 1e-9);
  expect(strut?.max.set).toBe(1);
  expectClose(strut?.max.value, (6000 * 5) / 3, 1e-9);
  expect(tie?.max).toMatchObject({ set: 0 });
  expectClose(tie?.max.value, (12000 * 4) / 3, 1e-9);
  expectClose(tie?.min.value, (-6000 * 4) / 3, 1e-9);
  const foot = R.find(({ joint }) => joint === 0);
  expectClose(foot?.y.max.value, 12000, 1e-9);
  expectClose(foot?.y.min.value, -6000, 1e-9);
});

test('several sets draw the greatest force of each rod, with its sign', () => {
  const sets = solve();
  const drawn = governingSet(sets);
  expectClose(drawn?.N[0], -20000, 1e-9);
  expectClose(drawn?.N[1], 16000, 1e-9);
  expect(drawn?.displacement).toBeNull();
  expect(drawn?.zeroForce).toEqual([]);
  expect(governingSet([])).toBeNull();
});

import { type SolvedBeam, listActions, solveBeam } from '@eecs/solver-core';
import { expect, test } from 'vitest';
import { expectClose } from '@eecs/testing';
import { beamExamples } from '../examples/beamExamples.ts';
import { cutActions, momentOf, resultantOf, sumActions } from './cutActions.ts';
import { allOf, cutFree, toDocument } from './freeBody.ts';

/** A triangular load from zero at 2 to 6 at 5, downwards. */
const triangle = { x0: 2, x1: 5, px: 0, py: -1, q0: 0, q1: 2, q2: 0 } as const;

test('a triangular load has half of its greatest ordinate times its length, two thirds along', () => {
  expect(resultantOf(triangle)).toEqual({ size: 9, x: 4 });
  expect(momentOf(triangle, 1)).toBe(-27);
});

test('a load that is cut keeps its ordinates', () => {
  const { spreads } = cutActions({ points: [], spreads: [triangle] }, { x0: 3, x1: 4, isLast: false });
  // From 2 to 4: a trapezoid of 3.
  expect(spreads).toEqual([{ ...triangle, x0: 3, x1: 4, q0: 2 }]);
  expect(resultantOf(spreads[0]!).size).toBe(3);
});

test('a point load at a hinge belongs to the part on its right, at the end of the beam to the last one', () => {
  const points = [{ x: 4, fx: 0, fy: -1, m: 0 }];
  const cut = (x0: number, x1: number, isLast: boolean) =>
    cutActions({ points, spreads: [] }, { x0, x1, isLast }).points.length;
  expect([cut(0, 4, false), cut(4, 6, true), cut(0, 4, true)]).toEqual([0, 1, 1]);
});

/** Every stable example, and all of its parts. */
const standing = Object.entries(beamExamples).filter(([name]) => name !== 'tooManyHinges');

test.each(standing)('each part of %s is in equilibrium when it is cut free', (_, document) => {
  const answer = solveBeam(document, { include: ['tree'], mohr: [] }) as SolvedBeam;
  const actions = listActions(document);
  answer.sets.forEach(({ tree, R }, set) => {
    for (const part of tree!.bms) {
      const body = cutFree(part, { actions: actions[set]!, reactions: R, L: document.L });
      const sums = sumActions(allOf(body), part.x0);
      const size = Math.max(1, ...allOf(body).points.map(({ fx, fy }) => Math.hypot(fx, fy)));
      expect(Math.abs(sums.x) / size).toBeLessThan(1e-10);
      expect(Math.abs(sums.y) / size).toBeLessThan(1e-10);
      expect(Math.abs(sums.r) / (size * (part.x1 - part.x0))).toBeLessThan(1e-10);
    }
  });
});

test('the free body of the suspended part of a Gerber girder has its two halves of the load at its ends', () => {
  const document = beamExamples.gerberGirder;
  const { sets } = solveBeam(document, { include: ['tree'], mohr: [] }) as SolvedBeam;
  const part = sets[0]!.tree!.bms[1]!;
  const body = cutFree(part, { actions: listActions(document)[0]!, reactions: sets[0]!.R, L: 52 });
  const { L, loads, supports } = toDocument(body, document, 0);
  expect([L, supports]).toEqual([12, []]);
  // q·s/2 = 30·12/2.
  expect(loads.map(({ className, x }) => [className, x])).toEqual([
    ['DistributedLoad', [0, 12]],
    ['ShearLoad', 0],
    ['ShearLoad', 12],
  ]);
  for (const load of loads.slice(1)) expectClose((load as { c: readonly number[] }).c[0], 180_000, 1e-10);
});

import {
  type BeamCase,
  type DistributedLoad,
  type Load,
  type PointLoad,
  computeInfluence,
  solveBeam,
  valueAt,
} from '@eecs/solver-core';
import { expect, test } from 'vitest';
import { expectClose } from '@eecs/testing';
import { beamExamples } from '../../examples/beamExamples.ts';
import { resolveCoefficients } from '../../editing/resolveCoefficients.ts';
import { MOST_AXLES, type MoveWish, getAcross, listMoved, moveLoads } from './moveOwnLoads.ts';

const force = (x: number, down: number): PointLoad => ({
  id: `at ${x}`,
  className: 'ShearLoad',
  x,
  c: [-down, 0, -down],
  alpha: 90,
  sets: 1,
});
const spread = (down: number, x: readonly [number, number]): DistributedLoad => ({
  id: 'spread',
  className: 'DistributedLoad',
  x,
  y: [-down, -down, -down],
  alpha: 90,
  sets: 1,
});

/** Creates a beam on two supports, at 0 and at a second place, which may have an overhang. */
function beam(L: number, second: number, loads: readonly Load[]): BeamCase {
  const { twoSpans } = beamExamples;
  return {
    ...twoSpans,
    L,
    loads,
    selfWeight: false,
    supports: [
      { className: 'fixed', x: 0 },
      { className: 'simple', x: second },
    ],
    beamSections: twoSpans.beamSections.slice(0, 1).map((part) => ({ ...part, x: L })),
  };
}

function wish(document: BeamCase, x: number, kind: MoveWish['kind'], of: 'M' | 'Q' = 'M'): MoveWish {
  const line = computeInfluence(document, { kind: of, x });
  if (line === null) throw new Error('no line');
  return { kind, line, set: 0, side: 'right' };
}

function solved(document: BeamCase, of: 'M' | 'Q', x: number): number {
  const answer = solveBeam(document, { include: [], mohr: [] });
  if (answer.level === 'error') throw new Error(answer.message);
  return valueAt(answer.sets[0]![of], x);
}

test('a train goes to where it makes the most, turned round where that makes more, and a solve has as much', () => {
  const document = beam(8, 8, [force(1, 10), force(3, 30), { ...spread(2, [0, 8]), y: [-1, -2, -3] }]);
  const moved = moveLoads(document, wish(document, 2, 'points'), 'max');
  if (moved === null) throw new Error('not moved');
  // At 2 m the line is 2·6/8 = 1.5, at 4 m 1: the heavy force is at its peak and the light one behind it.
  expect(moved.isTurned).toBe(true);
  expect(moved.moved.map(({ x }) => x)).toEqual([4, 2]);
  expectClose(moved.value - moved.before, 30 * 1.5 + 10 * 1 - (10 * 0.75 + 30 * 1.25), 1e-9);
  expectClose(solved(moved.document, 'M', 2), moved.value, 1e-9);
  // A load that is not a point force does not move.
  expect(moved.document.loads[2]).toBe(document.loads[2]);
  // On a beam between its supports no downward load causes a negative moment.
  expect(moveLoads(document, wish(document, 2, 'points'), 'min')).toBeNull();
});

test('a force at a cut is put on the governing side', () => {
  const document = beam(8, 8, [force(6, 10)]);
  const [most, least] = (['max', 'min'] as const).map((which) => {
    const moved = moveLoads(document, wish(document, 2, 'points', 'Q'), which);
    return moved === null ? NaN : solved(moved.document, 'Q', 2);
  });
  // Right of the cut 1 - x/L, left of it -x/L.
  expectClose(most, 7.5, 1e-4);
  expectClose(least, -2.5, 1e-4);
});

test('a uniform load covers the parts of one sign, in as many pieces as there are', () => {
  const document = beam(6, 4, [spread(5, [1, 2])]);
  const [most, least] = (['max', 'min'] as const).map((which) =>
    moveLoads(document, wish(document, 2, 'uniform'), which),
  );
  // In the middle of 4 m the line is a triangle of height 1; over the overhang of 2 m it decreases to -1.
  expectClose(most?.value, 5 * 2, 1e-9);
  expect(most?.moved.map(({ x }) => x)).toEqual([[0, 4]]);
  expectClose(least?.value, -5 * 1, 1e-9);
  expect(least?.moved.map(({ x }) => x)).toEqual([[4, 6]]);
  // The shear at 1 m: negative left of the section, positive up to the support, negative beyond it.
  const pieces = moveLoads(document, wish(document, 1, 'uniform', 'Q'), 'min');
  expect(pieces?.moved.map(({ x, id }) => [id, x])).toEqual([
    ['spread', [0, 1]],
    ['spread-2', [4, 6]],
  ]);
  expectClose(solved(pieces!.document, 'Q', 1), pieces!.value, 1e-9);
});

test('moments, other sets and loads along the beam are not moved, nor more forces than a train has', () => {
  const moment: Load = { ...force(2, 5), className: 'BendingMoment', c: [5, 0, 0], alpha: 0 };
  const document = beam(8, 8, [
    moment,
    { ...force(3, 4), sets: 2 },
    { ...force(3, 4), className: 'AxialLoad', alpha: 0 },
  ]);
  expect(listMoved(document, { kind: 'points', set: 0 })).toEqual([]);
  const many = beam(
    8,
    8,
    Array.from({ length: MOST_AXLES + 1 }, (_, k) => force(k / 10, 1)),
  );
  expect(moveLoads(many, wish(many, 2, 'points'), 'max')).toBeNull();
});

test('forces are reported with one sign: 30 kN down is −30 kN, 25 kN at −60° is −21.65 kN across', () => {
  expect(getAcross(force(19, 30_000))).toBe(-30_000);
  const inclined = { ...force(34, 0), className: 'GenericLoad' as const, alpha: -60 };
  const c = resolveCoefficients('GenericLoad', 25_000, -60);
  expectClose(getAcross({ ...inclined, c }), -25_000 * Math.sin(Math.PI / 3), 1e-12);
});

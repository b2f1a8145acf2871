import { expect, test } from 'vitest';
import { solveBeam } from '@eecs/solver-core';
import { expectClose } from '@eecs/testing';
import { listKeyPoints } from './keyPoints.ts';

test('the moments of a three-span beam are listed in every span and over every inner support', () => {
  const answer = solveBeam({
    schema: 1,
    L: 15,
    selfWeight: false,
    supports: [
      { className: 'fixed', x: 0 },
      { className: 'simple', x: 4 },
      { className: 'simple', x: 10 },
      { className: 'simple', x: 15 },
    ],
    loads: [{ className: 'DistributedLoad', x: [0, 15], y: [-5000, -5000, -5000] }],
  });
  if (answer.level === 'error') throw new Error(answer.message);
  const points = listKeyPoints(answer.sets[0]!.M);
  // Three-moment equation: 20 MB + 6 MC = -350 and 6 MB + 22 MC = -426.25 kN·m.
  const MB = (-350 * 22 + 426.25 * 6) / 404;
  const MC = (-426.25 * 20 + 350 * 6) / 404;
  const at = (x: number) => points.find((point) => point.x === x);
  expect(at(4)?.kind).toBe('turn');
  expectClose(at(4)!.value / 1000, MB, 1e-9);
  expect(at(10)?.kind).toBe('min');
  expectClose(at(10)!.value / 1000, MC, 1e-9);
  expect(points.filter(({ kind }) => kind === 'turn' || kind === 'max' || kind === 'min')).toHaveLength(5);
});

test('the moment under a concentrated load that is no extreme is listed as a kink, a straight one is not', () => {
  const answer = solveBeam({
    schema: 1,
    L: 6,
    selfWeight: false,
    supports: [
      { className: 'fixed', x: 0 },
      { className: 'simple', x: 6 },
    ],
    loads: [
      { className: 'ShearLoad', x: 2, c: [-6000] },
      { className: 'ShearLoad', x: 4, c: [-12_000] },
    ],
  });
  if (answer.level === 'error') throw new Error(answer.message);
  const { M, Q } = answer.sets[0]!;
  // A = (6 4 + 12 2) / 6 = 8 kN: M = 16 kN·m under the first load, 20 kN·m, the greatest, under the second.
  expect(listKeyPoints(M).map(({ kind, x }) => [kind, x])).toEqual([
    ['kink', 2],
    ['max', 4],
  ]);
  expectClose(listKeyPoints(M)[0]!.value, 16_000, 1e-12);
  expect(listKeyPoints(Q).filter(({ kind }) => kind === 'kink')).toEqual([]);
});

test('the value two pieces meet in at a hinge is listed once, though rounding distinguishes its two sides', () => {
  const points = listKeyPoints({
    // Rises to 1.292 mm at the hinge and falls again: the pieces meet there up to rounding.
    segments: [
      { x0: 0, x1: 7.5, c: [0, 0.001292 / 7.5] },
      { x0: 7.5, x1: 12, c: [0.0012920000000000002, -0.001292 / 4.5] },
    ],
    min: { x: 0, value: 0 },
    max: { x: 7.5, value: 0.001292 },
    zeros: [0, 12],
    jumps: [{ x: 7.5, left: 0.001292, right: 0.0012920000000000002 }],
  });
  expect(points.map(({ kind, x }) => [kind, x])).toEqual([['max', 7.5]]);
});

test('a turn that rounding put beside an end is that end: its number is reported once, without a place', () => {
  // 2 kN/m on 8 m: the rotation is greatest at the ends, where its derivative, the moment, has a root too.
  const answer = solveBeam({
    schema: 1,
    L: 8,
    selfWeight: false,
    supports: [
      { className: 'fixed', x: 0 },
      { className: 'simple', x: 8 },
    ],
    loads: [{ className: 'DistributedLoad', x: [0, 8], y: [-2000, -2000, -2000] }],
  });
  if (answer.level === 'error') throw new Error(answer.message);
  const { slope } = answer.sets[0]!;
  const { max } = slope;
  const near = { ...slope, max: { ...max, x: 8 - 8e-7 } };
  const right = listKeyPoints(near).filter(({ x }) => x > 7);
  expect(right.map(({ kind, x }) => [kind, x])).toEqual([['max', 8]]);
});

import { expect, test } from 'vitest';
import { solveTruss } from '@eecs/solver-core/truss';
import { expectClose } from '@eecs/testing';
import { triangle } from '../../../test/triangle.ts';
import type { TrussEnvelope } from './envelope.ts';
import { findExtremes } from './findExtremes.ts';

const solved = solveTruss(triangle);
const [set] = solved.level === 'error' ? [] : solved.sets;
if (set === undefined) throw new Error('the triangle is not solved');

test('the tie of a triangle is pulled most, and the first of two rafters alike is pressed most', () => {
  const { tension, compression, moved } = findExtremes(set, null);
  expect([tension.rod, tension.set, compression.rod, compression.set]).toEqual([0, null, 1, null]);
  expectClose(tension.value, (10000 * 4) / (4 * 3), 1e-12);
  expectClose(compression.value, (-5000 * Math.sqrt(13)) / 3, 1e-12);
  expect(moved).toBeNull();
});

test('values within rounding of zero are not extremes, and the joint that moves most is described along all axes', () => {
  const displacement = [
    { joint: 0, x: 3e-3, y: 0, z: 0 },
    { joint: 1, x: 2e-3, y: 2e-3, z: 2e-3 },
    { joint: 2, x: 0, y: 0, z: 0 },
  ];
  const { tension, compression, moved } = findExtremes(
    { ...set, N: [1e-12, 1, -1e-12], zeroForce: [0, 2], displacement },
    null,
  );
  expect(tension).toEqual({ rod: 1, value: 1, set: null });
  expect(compression.value).toBe(0);
  expect(moved?.joint).toBe(1);
  expectClose(moved?.size, 2e-3 * Math.sqrt(3), 1e-12);
});

test('over case sets each end names the set that governs', () => {
  const range = (max: number, min: number, set: number) => ({
    max: { value: max, set },
    min: { value: min, set: 1 - set },
  });
  const envelope: TrussEnvelope = { N: [range(2, -7, 0), range(5, -1, 1), range(5, -7, 0)], R: [] };
  const { tension, compression } = findExtremes(set, envelope);
  expect(tension).toEqual({ rod: 1, value: 5, set: 1 });
  expect(compression).toEqual({ rod: 0, value: -7, set: 1 });
});

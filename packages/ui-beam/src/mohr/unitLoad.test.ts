import { expect, test } from 'vitest';
import { hingedSpans } from '../examples/hingedSpans.ts';
import {
  type UnitLoad,
  findStep,
  keepOnBeam,
  listPlaces,
  moveUnit,
  nearestEnd,
  setPair,
  snapUnit,
  toMohrPoint,
} from './unitLoad.ts';

const single: UnitLoad = { kind: 'deflection', x: 3, opposite: null };

test('a pair is made by the mirror image, and beside the middle where both would be one place', () => {
  expect(setPair(single, true, 12)).toEqual({ ...single, opposite: 9 });
  expect(setPair({ ...single, x: 6 }, true, 12).opposite).toBe(9);
  expect(setPair({ ...single, opposite: 9 }, false, 12)).toEqual(single);
});

test('only a pair asks for the opposite place', () => {
  expect(toMohrPoint(single)).toEqual({ kind: 'deflection', x: 3 });
  expect(toMohrPoint({ ...single, opposite: 9 })).toEqual({ kind: 'deflection', x: 3, opposite: 9 });
});

test('neither leaves the beam, whoever moves it and however short the beam becomes', () => {
  expect(moveUnit(single, 'x', -1, 12).x).toBe(0);
  expect(moveUnit({ ...single, opposite: 9 }, 'opposite', 13, 12).opposite).toBe(12);
  expect(keepOnBeam({ ...single, x: 11, opposite: 9 }, 8)).toMatchObject({ x: 8, opposite: 8 });
});

test('a press takes the nearer one', () => {
  expect(nearestEnd({ ...single, opposite: 9 }, 7)).toBe('opposite');
  expect(nearestEnd(single, 11)).toBe('x');
});

test('it stops at supports, loads and the largest deflection, else at round numbers', () => {
  const stops = listPlaces(hingedSpans, [3.03]);
  expect(stops).toEqual([0, 3, 3.03, 4, 5, 6, 8, 12]);
  expect(snapUnit(3.05, { stops, reach: 0.1, step: 0.1 })).toBe(3.03);
  expect(snapUnit(7.26, { stops, reach: 0.1, step: 0.1 })).toBe(7.3);
});

test.each([
  [12, 0.1],
  [5, 0.05],
  [240, 2],
  [1000, 10],
])('a beam of %s is gone along in steps of %s', (length, step) => {
  expect(findStep(length)).toBeCloseTo(step, 12);
});

import { expect, test } from 'vitest';
import { expectClose } from '@eecs/testing';
import { hingedSpans } from '../../examples/hingedSpans.ts';
import { keepOnBeam } from './keepOnBeam.ts';
import { listPlaces } from './listPlaces.ts';
import { findStep, snapMark } from './snapMark.ts';

test('a place beside the beam is brought back to its end', () => {
  expect([-1, 3, 13].map((place) => keepOnBeam(place, 12))).toEqual([0, 3, 12]);
});

test('it stops at supports, loads and the largest deflection, else at round numbers', () => {
  const stops = listPlaces(hingedSpans, [3.03]);
  expect(stops).toEqual([0, 3, 3.03, 4, 5, 6, 8, 12]);
  expect(snapMark(3.05, { stops, reach: 0.1, step: 0.1 })).toBe(3.03);
  expect(snapMark(7.26, { stops, reach: 0.1, step: 0.1 })).toBe(7.3);
});

test.each([
  [12, 0.1],
  [5, 0.05],
  [240, 2],
  [1000, 10],
])('a beam of %s is gone along in steps of %s', (length, step) => {
  expectClose(findStep(length), step, 1e-12);
});

import { createRandom } from '@eecs/testing/random';
import { expect, test } from 'vitest';
import { drawPlaces, listPlaceByPlace } from '../../../verification/truss/drawnPlaces.ts';
import { createPlacesOnLine } from './placesOnLine.ts';

const at = (x: number, y = 0, z = 0) => ({ x, y, z });

test.each(['x', 'y', 'z'] as const)('places on a line along %s are listed from its first end on', (axis) => {
  const along = (value: number) => ({ ...at(0), [axis]: value });
  const places = [along(4), along(3), along(0), along(1), along(5), along(-1), at(1, 1, 1)];
  const list = createPlacesOnLine(places, 1e-9);
  expect(list(2, 0)).toEqual([3, 1]);
  expect(list(0, 2)).toEqual([1, 3]);
  expect(list(1, 3)).toEqual([]);
});

test('a place within the tolerance of a line is on it, just beyond it is not, and one at its end is not between', () => {
  // A point off a line with the slope 4/3, along its normal (-0.8, 0.6).
  const off = (distance: number) => at(3 - 0.8 * distance, 4 + 0.6 * distance);
  const places = [at(0), at(6, 8), off(0.0099), off(0.0101), at(6.005, 8)];
  expect(createPlacesOnLine(places, 0.01)(0, 1)).toEqual([2]);
});

test('a line without length, or between places that are not there, has none', () => {
  const list = createPlacesOnLine([at(1), at(1), at(2)], 1e-9);
  expect(list(0, 1)).toEqual([]);
  expect(list(0, 7)).toEqual([]);
});

test.each([20261128, 20261129, 20261130])(
  'drawn places, seed %d: as many as comparing with each one finds',
  (seed) => {
    const random = createRandom(seed);
    const places = drawPlaces(random, 300);
    const list = createPlacesOnLine(places, 1e-5);
    for (let turn = 0; turn < 1000; turn++) {
      const [i, j] = [random.integer(0, 299), random.integer(0, 299)];
      expect(list(i, j), `${i} to ${j}`).toEqual(listPlaceByPlace(places, 1e-5)(i, j));
    }
  },
);

test('places all at once, at infinity or next to each other in the last digit end the halving', () => {
  const twenty = (value: (k: number) => number) => Array.from({ length: 20 }, (_, k) => at(value(k)));
  for (const value of [() => 1, (k: number) => 1 + (k % 2) * Number.EPSILON, (k: number) => k * 1e307])
    expect(createPlacesOnLine(twenty(value), 0)(0, 0)).toEqual([]);
  expect(createPlacesOnLine([...twenty((k) => k), at(Infinity), at(-Infinity)], 0)(0, 3)).toEqual([1, 2]);
});

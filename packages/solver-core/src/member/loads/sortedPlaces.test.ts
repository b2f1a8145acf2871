import { expect, test } from 'vitest';
import { sortPlaces } from './sortedPlaces.ts';

test('places come in order, each once, and are found again', () => {
  const given = [7, -0, 2.5, 10, 2.5, 9.99, 0, 2.4999999];
  const { places, indexOf } = sortPlaces(new Float64Array(given), 10);
  expect([...places]).toEqual([0, 2.4999999, 2.5, 7, 9.99, 10]);
  for (const x of given) expect(places[indexOf(x)]).toBe(x + 0);
});

test('a thousand places within a millimetre of a long beam are no different', () => {
  const given = Array.from({ length: 1000 }, (_, i) => 500 + ((i * 617) % 1000) * 1e-6);
  const { places, indexOf } = sortPlaces(new Float64Array([0, 1000, ...given]), 1000);
  expect([...places]).toEqual([0, ...given.toSorted((a, b) => a - b), 1000]);
  for (const x of given) expect(places[indexOf(x)]).toBe(x);
});

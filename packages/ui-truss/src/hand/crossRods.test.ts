import { expect, test } from 'vitest';
import { crossRods } from './crossRods.ts';

const SQUARE = [
  { x: 0, y: 0 },
  { x: 4, y: 0 },
  { x: 4, y: 4 },
  { x: 0, y: 4 },
];
const RODS = [
  { i: 0, j: 1 },
  { i: 1, j: 2 },
  { i: 2, j: 3 },
  { i: 3, j: 0 },
  { i: 0, j: 2 },
];

test('a line cuts the rods that it crosses, in its own order, and states where', () => {
  expect(crossRods(RODS, SQUARE, { from: { x: 1, y: -1 }, to: { x: 1, y: 5 } })).toEqual([
    { link: 0, share: 0.25 },
    { link: 4, share: 0.25 },
    { link: 2, share: 0.75 },
  ]);
  const back = crossRods(RODS, SQUARE, { from: { x: 1, y: 5 }, to: { x: 1, y: -1 } });
  expect(back.map(({ link }) => link)).toEqual([2, 4, 0]);
});

test('rods that the line does not reach or runs along are not cut', () => {
  expect(crossRods(RODS, SQUARE, { from: { x: 1, y: -1 }, to: { x: 1, y: 0.5 } })).toEqual([
    { link: 0, share: 0.25 },
  ]);
  expect(crossRods(RODS, SQUARE, { from: { x: -1, y: 0 }, to: { x: 5, y: 0 } })).toEqual([]);
});

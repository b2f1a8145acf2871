import { expect, test } from 'vitest';
import { fitAcross, fitSquares } from './fitSquares.ts';

const GRID = { step: 1, minors: 10 };

test.each([
  ['tenths where there is room for them', GRID, 100, { minor: 0.1, major: 1 }],
  ['tenths two by two where they are closer than 8 px', GRID, 70, { minor: 0.2, major: 1 }],
  ['halves', GRID, 20 / 0.8, { minor: 0.5, major: 1 }],
  ['fourths stay fourths', { step: 1, minors: 4 }, 60, { minor: 0.25, major: 1 }],
  ['a step without parts', { step: 2, minors: 1 }, 50, { minor: 2, major: 2 }],
])('a grid is drawn by its own steps: %s', (_, grid, factor, squares) => {
  expect(fitSquares(grid, factor)).toEqual(squares);
});

test('steps closer than a hand tells apart are raised by 2, 5 and 10', () => {
  expect(fitSquares(GRID, 12).major).toBe(2);
  expect(fitSquares(GRID, 5).major).toBe(5);
  expect(fitSquares(GRID, 2.4).major).toBe(10);
});

test('the stronger lines along the beam are a step across apart, closer ones taken together', () => {
  expect([60, 4, 2].map((factor) => fitAcross({ yStep: 5 }, factor))).toEqual([5, 10, 25]);
});

test('far magnified, what is wider than a hand goes is parted anew', () => {
  expect(fitSquares(GRID, 15000)).toEqual({ minor: 0.01, major: 1 });
});

test.each([0.003, 0.4, 7, 55, 480, 9000, 4e5])('at %f px to a metre no lines run together', (factor) => {
  const { minor, major } = fitSquares(GRID, factor);
  expect(minor * factor).toBeGreaterThanOrEqual(8);
  expect(minor * factor).toBeLessThanOrEqual(240);
  // The stronger lines coincide with fainter ones: a whole number of squares, up to rounding.
  const squares = major / minor;
  expect(squares).toBeGreaterThanOrEqual(1);
  expect(Math.abs(squares - Math.round(squares))).toBeLessThan(1e-9);
});

import { describe, expect, test } from 'vitest';
import { roundDecimals, roundDigits, roundNoise } from './roundDigits.ts';

describe('roundDigits', () => {
  test.each([
    [123.456789, 4, 123.5],
    [-0.000123456, 3, -0.000123],
    [999.96, 4, 1000],
    [1234567.8, 3, 1230000],
    [1e-300, 7, 1e-300],
    [6.02214076e23, 3, 6.02e23],
    [0, 7, 0],
  ])('writes %d in %d digits as %d', (value, digits, rounded) => {
    expect(roundDigits(value, digits)).toBe(rounded);
  });

  test('is the number that is written in so many digits, over the whole range', () => {
    for (let exponent = -30; exponent <= 30; exponent += 1) {
      // The digits continue, so no value is a tie.
      const value = (Math.PI + exponent / 50) * 10 ** exponent;
      expect(roundDigits(value, 7)).toBe(Number(value.toPrecision(7)));
    }
  });
});

test.each([
  [1.23456, 2, 1.23],
  [-7.5004, 3, -7.5],
  [12, 9, 12],
])('roundDecimals writes %d with %d decimals as %d', (value, decimals, rounded) => {
  expect(roundDecimals(value, decimals)).toBe(rounded);
});

test('noise of binary fractions goes, typed digits stay, and no zero has a sign', () => {
  expect(roundNoise(0.1 + 0.2)).toBe(0.3);
  expect(roundNoise(22 * 0.1)).toBe(2.2);
  expect(roundNoise(-123456.789012)).toBe(-123456.789012);
  expect(roundNoise(1e-320)).toBe(1e-320);
  expect(Object.is(roundNoise(-0), 0)).toBe(true);
});

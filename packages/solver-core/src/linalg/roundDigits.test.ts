import { describe, expect, test } from 'vitest';
import { roundDecimals, roundDigits } from './roundDigits.ts';

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
      // No tie: its digits go on.
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

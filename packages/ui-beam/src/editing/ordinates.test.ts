import { describe, expect, test } from 'vitest';
import { type Ordinates, computeMean, computeResultant, isStraight, isUniform } from './ordinates.ts';

describe('the form of a distributed load', () => {
  test.each<[string, Ordinates, { uniform: boolean; straight: boolean }]>([
    ['one value', [-5, -5, -5], { uniform: true, straight: true }],
    ['nothing', [0, 0, 0], { uniform: true, straight: true }],
    ['a triangle', [0, -5, -10], { uniform: false, straight: true }],
    ['a trapezium over zero', [-3, 1, 5], { uniform: false, straight: true }],
    ['a parabola', [0, 10, 0], { uniform: false, straight: false }],
    [
      'a parabola whose ends are equal to its middle only once',
      [4, 4, 0],
      { uniform: false, straight: false },
    ],
  ])('%s', (_, y, { uniform, straight }) => {
    expect([isUniform(y), isStraight(y)]).toEqual([uniform, straight]);
  });

  test('rounding of units does not change the form of a load', () => {
    // 0.1 + 0.2 is not 0.3, and the mean of 0.1 and 0.7 not 0.4.
    expect(isUniform([0.3, 0.1 + 0.2, 0.3])).toBe(true);
    expect(isStraight([0.1, 0.4, 0.7])).toBe(true);
  });

  test('just inside of a rounding and just outside of it', () => {
    expect([isUniform([1, 1 + 0.9e-12, 1]), isUniform([1, 1 + 1.1e-12, 1])]).toEqual([true, false]);
    expect([isStraight([0, 1 + 1.9e-12, 2]), isStraight([0, 1 + 2.1e-12, 2])]).toEqual([true, false]);
  });

  test('the mean makes any ends straight', () => {
    expect(computeMean([-3, 100, 5])).toBe(1);
    expect(isStraight([0.1, computeMean([0.1, 0, 0.7]), 0.7])).toBe(true);
  });
});

describe('the resultant', () => {
  const x = [1, 7] as const;
  test.each<[string, Ordinates, number]>([
    // q L
    ['of a uniform load', [-5, -5, -5], -30],
    // q L / 2
    ['of a triangle', [0, -5, -10], -30],
    // (q1 + q2) L / 2
    ['of a trapezium', [2, 4, 6], 24],
    // 2 q L / 3
    ['of a parabola over its chord', [0, 9, 0], 36],
    // q L / 3
    ['of a parabola that begins level', [0, 3, 12], 24],
    ['of a couple of loads', [-4, 0, 4], 0],
  ])('%s', (_, y, total) => {
    expect(computeResultant({ x, y })).toBe(total);
  });
});

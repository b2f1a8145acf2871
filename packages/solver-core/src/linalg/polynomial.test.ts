import { describe, expect, it } from 'vitest';
import { expectClose } from '@eecs/testing';
import { bound, crossings, evaluate } from './polynomial.ts';

describe('polynomials', () => {
  it('evaluates ascending coefficients', () => {
    expect(evaluate([1, -2, 3], 2)).toBe(9);
    expect(bound([1, -2, 3], 2)).toBe(17);
  });

  it('finds the crossings between the turns of the derivative', () => {
    // (s - 1)(s - 2)(s - 3) has its extremes at 2 ± 1/sqrt 3.
    const turns = [2 - 1 / Math.sqrt(3), 2 + 1 / Math.sqrt(3)];
    const roots = crossings([-6, 11, -6, 1], 4, turns);
    expect(roots).toHaveLength(3);
    roots.forEach((root, i) => expectClose(root, i + 1, 1e-14));
  });

  it('finds a root that is itself a turn of the derivative', () => {
    // (s - 1)³ has an inflection at its root and no extreme, so no turns are passed.
    const [root] = crossings([-1, 3, -3, 1], 2, []);
    expectClose(root, 1, 1e-5);
  });

  it('finds no crossing where a polynomial only touches zero or stays away', () => {
    expect(crossings([1, -2, 1.000001], 2, [0.999999])).toEqual([]);
    expect(crossings([5], 2, [])).toEqual([]);
  });
});

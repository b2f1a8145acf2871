/**
 * Fixture 1: two spans with a hinge and every load class of a beam; determinate. Expected values by hand: equilibrium
 * of the part right of the hinge (8 to 12), then of the whole. Distributed mass: w = 42.2·9.80665 N/m. Part right of
 * the hinge: R(12) = Q(8) = w·4/2. Inclined load: 5000·cos 60 and 5000·sin 60.
 */
import { describe, expect, it } from 'vitest';
import { solveBeam, valueAt } from '@eecs/solver-core';
import type { BeamSet } from '@eecs/solver-core';
import document from './fixtures/fixture1.json' with { type: 'json' };
import { expectClose } from '@eecs/testing';

const answer = solveBeam(document);
const set = (answer.level === 'error' ? undefined : answer.sets[0]) as BeamSet;

const weight = 42.2 * 9.80665;
const atHinge = weight * 2;
// Simpson's rule is exact for the quadratic load on [0, 6], whose centre is at 3.
const spread = (6 / 6) * (1000 + 4 * 2500 + 1000);
const inclined = 5000 * (Math.sqrt(3) / 2);
// Moments about x = 0 of the part left of the hinge give the roller at 6.
const roller = (3 * 10000 + 4 * inclined - 2000 + 3 * spread + weight * 8 * 4 + atHinge * 8) / 6;
const pin = 10000 + inclined + spread + weight * 8 + atHinge - roller;

describe('fixture 1', () => {
  it('is determinate with count 3', () => {
    expect(answer).toMatchObject({
      level: 'ok',
      id: -1,
      corrections: [],
      verdict: { status: 'determinate', W: 0, degree: 0 },
    });
  });

  it('has the reactions of statics', () => {
    const [first, second, third] = set.R;
    expect(set.R.map(({ support, x }) => [support, x])).toEqual([
      [0, 0],
      [1, 6],
      [3, 12],
    ]);
    expectClose(first?.axial, -2500, 1e-12);
    expectClose(first?.normal, pin, 1e-12);
    expectClose(second?.normal, roller, 1e-12);
    expectClose(third?.normal, atHinge, 1e-12);
  });

  it('agrees with the published answer', () => {
    expectClose(set.R[0]?.normal, 13604.3902663, 1e-11);
    expectClose(set.R[1]?.normal, 16864.1430526, 1e-11);
    expectClose(set.R[2]?.normal, 827.68126, 1e-11);
    expectClose(valueAt(set.M, 3), 31075.887964, 1e-11);
    expectClose(valueAt(set.M, 6), -2483.04378, 1e-11);
    expect(valueAt(set.M, 8)).toBe(0);
    expectClose(valueAt(set.M, 8, 'left'), 0, 1e-15, 31075);
  });

  it('has its axial force left of the inclined load only', () => {
    expectClose(valueAt(set.N, 0), 2500, 1e-12);
    expectClose(valueAt(set.N, 4, 'left'), 2500, 1e-12);
    expect(valueAt(set.N, 4)).toBe(0);
    expect(set.N.max.x).toBe(0);
  });

  it('lets the moment drop by 2000 at x = 5 and turns the beam freely at the hinge', () => {
    expect(set.M.jumps).toHaveLength(1);
    const [jump] = set.M.jumps;
    expect(jump?.x).toBe(5);
    expectClose((jump?.right ?? NaN) - (jump?.left ?? NaN), -2000, 1e-12);
    expect(set.slope.jumps.map(({ x }) => x)).toEqual([8]);
  });

  it('finds the extremes and zeros of the moment', () => {
    expect(set.M.max.x).toBe(3);
    expect(set.M.min.x).toBe(6);
    expect(set.M.zeros).toHaveLength(4);
    expect([set.M.zeros[0], set.M.zeros[2], set.M.zeros[3]]).toEqual([0, 8, 12]);
  });
});

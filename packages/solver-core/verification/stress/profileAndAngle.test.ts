// A determinate beam whose expected stresses need no solver: forces by statics, the IPE 300 from rectangles and
// fillets, the bent angle from two strips and a quarter of a ring about its axes of symmetry.
import { parseCase, solveBeam, valueAt } from '@eecs/solver-core';
import { addStresses } from '@eecs/solver-core/stress';
import { describe, expect, it } from 'vitest';
import example from '../fixtures/profileAndAngle.json' with { type: 'json' };
import { expectClose } from '@eecs/testing';
import { bentAngle, ipe300, stressOfAngle } from './profileAndAngle.ts';

const parsed = parseCase(example);
const solved = solveBeam(example);
if (!parsed.ok || solved.level === 'error') throw new Error('the example cannot be solved');
const tips = bentAngle.tips.map((tip) => ({ x: 10, ...tip }));
const points = [
  { x: 6, y: 0, z: 150 },
  { x: 6, y: 0, z: 0 },
  { x: 6, y: 0, z: 0, side: 'left' as const },
  ...tips,
];
const answer = addStresses(parsed.document, solved, { stress: points });
const [dead, live, both] = answer.sets as [
  (typeof answer.sets)[0],
  (typeof answer.sets)[0],
  (typeof answer.sets)[0],
];

// By statics: the hinge at 8 m carries the part of 4 m, so M(6) = -(2·hinge + q·2²/2) and M(10) = qL²/8 or PL/4.
const M6 = [-12_000, -6000, -1.35 * 12_000 - 1.5 * 6000] as const;
const M10 = [4000, 6000, 1.35 * 4000 + 1.5 * 6000] as const;
const N = [0, 10_000, 15_000] as const;
const Q6 = [8000, 3000, 1.35 * 8000 + 1.5 * 3000] as const;

describe('IPE 300 over its support', () => {
  it('is stressed by M/W + N/A on top and the other way round at the bottom', () => {
    const { A, W } = ipe300;
    // EN 10365: A 53.8 cm2, Wel,y 557 cm3, in three digits.
    expectClose(A, 5380, 1e-3);
    expectClose(W, 557e3, 1e-3);
    for (const [k, set] of answer.sets.entries()) {
      expectClose(valueAt(set.S!.top, 6), -(M6[k]! * 1000) / W + N[k]! / A, 1e-11);
      expectClose(valueAt(set.S!.bottom, 6), (M6[k]! * 1000) / W + N[k]! / A, 1e-11);
      // At the top fibre there is no shear, so every theory gives the normal stress.
      const state = answer.stresses.points[0]!.cases[k]!;
      expectClose(state.sigma, -(M6[k]! * 1000) / W + N[k]! / A, 1e-11);
      expect(state.tau).toBe(0);
      expectClose(state.eq!.eq4, state.sigma, 1e-11);
    }
  });

  it('has Q·S/(I·tw) at the neutral axis, on both sides of the support', () => {
    const { S, I, tw } = ipe300;
    for (const [k, set] of answer.sets.entries()) {
      const tau = (Q6[k]! * S) / (I * tw);
      expectClose(valueAt(set.T!, 6), tau, 1e-10);
      expectClose(answer.stresses.points[1]!.cases[k]!.tau, tau, 1e-10);
      // Principal stresses of sigma = N/A and tau.
      const sigma = N[k]! / ipe300.A;
      expectClose(answer.stresses.points[1]!.cases[k]!.s1, sigma / 2 + Math.hypot(sigma / 2, tau), 1e-10);
    }
    const left = (-1.35 * 8000 - 1.5 * 1000) * (S / (I * tw));
    expectClose(answer.stresses.points[2]!.cases[2]!.tau, left, 1e-10);
  });
});

describe('bent angle in the middle of its span', () => {
  it('has the stresses of bending about its principal axes at the tips of its legs', () => {
    for (const [k, set] of answer.sets.entries()) {
      const expected = bentAngle.tips.map((tip) => stressOfAngle(tip, { M: M10[k]! * 1000, N: N[k]! }));
      for (const [i, sigma] of expected.entries()) {
        expectClose(answer.stresses.points[3 + i]!.cases[k]!.sigma, sigma, 1e-9);
      }
      const { top } = answer.stresses.places[1]!;
      expectClose(valueAt(set.S!.top, 10), stressOfAngle(top!, { M: M10[k]! * 1000, N: N[k]! }), 1e-9);
      // Sagging compresses the top of the vertical leg most.
      expectClose(valueAt(set.S!.top, 10), Math.min(...expected), 1e-9);
    }
  });

  it('is a part of its own among the places, and nothing is unknown', () => {
    expect(answer.stresses.gaps).toEqual([]);
    expect(answer.stresses.places.map(({ x0, x1 }) => [x0, x1])).toEqual([
      [0, 8],
      [8, 12],
    ]);
  });
});

describe('the combined set', () => {
  it('has the stresses of its members times their factors', () => {
    for (const x of [1, 3, 7, 9, 11]) {
      for (const of of [
        ({ S }: typeof dead) => S!.top,
        ({ S }: typeof dead) => S!.bottom,
        ({ T }: typeof dead) => T!,
      ]) {
        const sum = 1.35 * valueAt(of(dead), x) + 1.5 * valueAt(of(live), x);
        expectClose(valueAt(of(both), x), sum, 1e-11, 10);
      }
    }
  });

  it('has equivalent stresses of its own, never below those of its points', () => {
    for (const [k, set] of answer.sets.entries()) {
      for (const theory of ['eq1', 'eq2', 'eq3', 'eq4', 'eq5'] as const) {
        for (const point of answer.stresses.points) {
          const { eq } = point.cases[k]!;
          expect(set.EQ![theory].max.value).toBeGreaterThanOrEqual(eq![theory] * (1 - 1e-9));
        }
      }
    }
  });

  it('has its profile where the shear stress is greatest: in the angle, beside the hinge or the load', () => {
    const { profile, T } = both;
    const most = Math.max(T!.max.value, -T!.min.value);
    const ordinates = profile!.ordinates.flatMap(({ below, above }) => [Math.abs(below), Math.abs(above)]);
    expectClose(Math.max(...ordinates), most, 1e-9);
    expect(profile!.ordinates.at(0)).toMatchObject({ below: 0 });
    expect(profile!.ordinates.at(-1)).toMatchObject({ above: 0 });
  });
});

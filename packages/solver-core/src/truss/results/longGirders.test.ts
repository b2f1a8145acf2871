import { describe, expect, it } from 'vitest';
import { expectClose } from '@eecs/testing';
import { actionsOn, denseTruss } from '../../../verification/truss/denseTruss.ts';
import { linksBetween, trussCase } from '../../../verification/truss/plainTruss.ts';
import { isSound } from '../answer/completeSets.ts';
import { solveTruss } from '../solveTruss.ts';
import { solveSet } from './solveSet.ts';

/**
 * A girder of `panels` panels of 2 m by 2 m on a pin and a roller, with 1 N down on each lower joint between them:
 * lower joints first, then upper ones. Each diagonal falls to the right; `isBraced` adds the rising one.
 */
function girder(panels: number, { isBraced, isReal }: Kind) {
  const upper = (k: number) => panels + 1 + k;
  const joints = [0, 1].flatMap((row) =>
    Array.from({ length: panels + 1 }, (_, k) => ({
      at: [2 * k, 2 * row] as const,
      ...(row === 0 && k === 0 && { anchor: 3 }),
      ...(row === 0 && k === panels && { anchor: 2, settlement: isReal ? { y: 0.5 } : {} }),
      ...(row === 0 && k > 0 && k < panels && { load: [0, -1] as const }),
    })),
  );
  const pairs = Array.from({ length: panels + 1 }, (_, k): [number, number][] => [
    [k, upper(k)],
    ...(k === panels
      ? []
      : ([
          [k, k + 1],
          [upper(k), upper(k + 1)],
          [upper(k), k + 1],
          ...(isBraced ? [[k, upper(k + 1)]] : []),
        ] as [number, number][])),
  ]).flat();
  return trussCase(joints, linksBetween(...pairs), { isReal });
}

interface Kind {
  readonly isBraced: boolean;
  readonly isReal: boolean;
}

function solveWithout(document: unknown) {
  const answer = solveTruss(document, { include: [] });
  if (answer.level === 'error') throw new Error(JSON.stringify(answer.failures));
  return answer.sets[0]!;
}

describe('forces of a girder of thousands of panels, whose displacements are 1e8 times the elongations', () => {
  it.each([{ isReal: false }, { isReal: true }])(
    'are those of statics, with nothing included: %o',
    ({ isReal }) => {
      const n = 16_000;
      const { N, R } = solveWithout(girder(n, { isBraced: false, isReal }));
      // Half of n - 1 loads; in panel k the shear Q = (n - 1)/2 - k, divided by the sine of 45 degrees for the
      // diagonal.
      expectClose(R[0]!.y, (n - 1) / 2, 1e-10);
      expectClose(R[1]!.y, (n - 1) / 2, 1e-10);
      expectClose(N[3], ((n - 1) / 2) * Math.SQRT2, 1e-10);
      // About the middle upper joint: M = n²/8 loads times 2 m, divided by the height of 2 m, in the lower chord to its
      // left.
      expectClose(N[4 * (n / 2) + 1], n ** 2 / 8, 1e-10);
    },
  );

  it('balance about the bearings and across each panel where links are redundant', () => {
    const n = 12_000;
    const { N, R } = solveWithout(girder(n, { isBraced: true, isReal: true }));
    expectClose(R[0]!.y, (n - 1) / 2, 1e-10);
    for (const k of [0, 10, n / 4]) {
      const [falls, rises] = [N[5 * k + 3]!, N[5 * k + 4]!];
      expectClose((falls - rises) / Math.SQRT2, (n - 1) / 2 - k, 1e-9);
    }
  });
});

describe('the residual after refinement', () => {
  const rods = denseTruss(
    [
      [[0, 0], 3],
      [[2, 0], 3],
      [[1, 1], 0],
    ],
    [
      [0, 2, 2e8],
      [1, 2, 2e8],
    ],
  );
  const actions = actionsOn(rods, { joints: [0, 0, 0, 0, 0, -1] });
  const exact = -Math.SQRT1_2;
  /** Simulates a factor that has lost digits: it solves only a fraction of each right-hand side. */
  const solveBy = (part: number) =>
    solveSet({ ...rods, solve: (forces) => rods.solve(forces).map((u) => part * u) }, actions);

  it('the residual is reduced step by step, however slowly, and reported', () => {
    for (const part of [0.999, 0.9, 0.5, 0.4]) {
      const solution = solveBy(part);
      expectClose(solution.N[0], exact, 1e-12);
      expect(solution.doubt).toBeLessThanOrEqual(1e-12);
      expect(isSound({ actions, solution })).toBe(true);
    }
  });

  it('the residual is reported if it stops shrinking, and such forces are not returned', () => {
    const solution = solveBy(0.05);
    const wrong = Math.abs(solution.N[0]! / exact - 1);
    expect(wrong).toBeGreaterThan(0.5);
    expect(solution.doubt).toBeGreaterThan(1e-3);
    expect(isSound({ actions, solution })).toBe(false);
    const sound = solveBy(1);
    expect(isSound({ actions, solution: { ...sound, doubt: 0.99e-6 } })).toBe(true);
    expect(isSound({ actions, solution: { ...sound, doubt: 1.01e-6 } })).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { expectClose } from '@eecs/testing';
import { actionsOn, denseTruss } from '../../../verification/truss/denseTruss.ts';
import { checkSet } from './checkSet.ts';
import { describeSets } from './describeSets.ts';
import { largestDisplacement, mohrSums } from './mohrSums.ts';
import { solveByForces } from './secondMethod.ts';
import { solveSet } from './solveSet.ts';
import type { FactoredTruss } from './solveSet.ts';

const F = 10_000;
const EA = 2e8;

/** Two rods at 45 degrees that meet in a joint at (1, 1). */
const twoBar = denseTruss(
  [
    [[0, 0], 3],
    [[2, 0], 3],
    [[1, 1], 0],
  ],
  [
    [0, 2, EA],
    [1, 2, EA],
  ],
);

/** A unit square on pins with both diagonals. */
const xBrace = denseTruss(
  [
    [[0, 0], 3],
    [[1, 0], 3],
    [[1, 1], 0],
    [[0, 1], 0],
  ],
  [
    [0, 3, EA],
    [1, 2, EA],
    [2, 3, EA],
    [0, 2, EA],
    [1, 3, EA],
  ],
);

/** A straight rod in two parts between two pins, held transversely in the middle. */
const clampedRod = denseTruss(
  [
    [[0, 0], 3],
    [[2, 0], 2],
    [[5, 0], 3],
  ],
  [
    [0, 1, EA],
    [1, 2, EA],
  ],
);

const checkOf = (truss: FactoredTruss, of: Parameters<typeof actionsOn>[1]) => {
  const actions = actionsOn(truss, of);
  const solution = solveSet(truss, actions);
  const second = solveByForces(truss.model, [actions], truss.flexibility);
  return checkSet({
    truss,
    actions,
    solution,
    second: second && { method: second.method, N: second.sets[0]! },
  });
};

describe('forces, reactions and displacements', () => {
  it('are those of two rods at 45 degrees under a vertical force', () => {
    const { N, R, u } = solveSet(twoBar, actionsOn(twoBar, { joints: [0, 0, 0, 0, 0, -F] }));
    for (const link of [0, 1]) expectClose(N[link], -F / Math.SQRT2, 1e-14);
    expectClose(R[1], F / 2, 1e-14);
    expectClose(R[0], F / 2, 1e-14);
    expectClose(R[2], -F / 2, 1e-14);
    // N·n·l/EA of both rods: 2·(F/√2)·(1/√2)·√2/EA.
    expectClose(u![5], (-F * Math.SQRT2) / EA, 1e-14);
  });

  it('are those of a braced square, whose redundant diagonal follows from the force method', () => {
    const { N, R } = solveSet(xBrace, actionsOn(xBrace, { joints: [0, 0, 0, 0, 0, 0, F, 0] }));
    // The diagonal 1-3 is redundant; its unit state is n = (-1, -1, -1, √2, √2)/√2, and the sum of N·n·l vanishes.
    const r = Math.SQRT2;
    const X = (-F * (2 + r)) / (1.5 + 2 * r);
    const expected = [-X / r, -F - X / r, -F - X / r, F * r + X, X];
    expected.forEach((force, link) => {
      expectClose(N[link], force, 1e-14, F);
    });
    expectClose(R[0]! + R[2]!, -F, 1e-14);
  });

  it('do not depend on settlements and temperature if statics gives the forces; these only move the joints', () => {
    const elongation = [1e-3, 0];
    const { N, u } = solveSet(twoBar, actionsOn(twoBar, { elongation }));
    expect([...N]).toEqual([0, 0]);
    // The first rod lengthens along (1, 1)/√2, the second keeps its length along (-1, 1)/√2: both components are
    // 1e-3/√2.
    expectClose(u![4], 1e-3 / Math.SQRT2, 1e-14);
    expectClose(u![5], 1e-3 / Math.SQRT2, 1e-14);
    const settled = solveSet(twoBar, actionsOn(twoBar, { settlement: [0, -0.01, 0, -0.01, 0, 0] }));
    expect([...settled.N]).toEqual([0, 0]);
    expectClose(settled.u![5], -0.01, 1e-14);
  });

  it('are those of a rod between walls that is heated: N = -EA·alpha·dT', () => {
    const elongation = [2 * 1.2e-5 * 30, 3 * 1.2e-5 * 30];
    const { N, R, u } = solveSet(clampedRod, actionsOn(clampedRod, { elongation }));
    for (const link of [0, 1]) expectClose(N[link], -EA * 1.2e-5 * 30, 1e-13);
    expectClose(R[0], EA * 1.2e-5 * 30, 1e-13);
    expect(Math.abs(u![2]!)).toBeLessThan(1e-18);
  });

  it('are those of a rod whose end gives way: N = EA·s/l', () => {
    const { N, u } = solveSet(clampedRod, actionsOn(clampedRod, { settlement: [0, 0, 0, 0, 0.01, 0] }));
    for (const link of [0, 1]) expectClose(N[link], (EA * 0.01) / 5, 1e-13);
    expectClose(u![2], (0.01 * 2) / 5, 1e-13);
    expectClose(u![4], 0.01, 0);
  });

  it('come with no displacements where no link has real constants', () => {
    const bare = denseTruss(
      [
        [[0, 0], 3],
        [[2, 0], 3],
        [[1, 1], 0],
      ],
      [
        [0, 2, 0],
        [1, 2, 0],
      ],
      { isReal: false },
    );
    const { N, u } = solveSet(bare, actionsOn(bare, { joints: [0, 0, 0, 0, F, 0] }));
    expectClose(N[0], F / Math.SQRT2, 1e-14);
    expectClose(N[1], -F / Math.SQRT2, 1e-14);
    expect(u).toBeNull();
  });

  it('are the same if 1/l replaces stiffnesses of very different size', () => {
    const flexibility = Float64Array.of(Math.SQRT2 / EA, Math.SQRT2 / 1e-6);
    const bare = denseTruss(
      [
        [[0, 0], 3],
        [[2, 0], 3],
        [[1, 1], 0],
      ],
      [
        [0, 2, 0],
        [1, 2, 0],
      ],
      { isReal: false },
    );
    const truss: FactoredTruss = { ...bare, isReal: true, flexibility, isStandIn: true };
    const { u } = solveSet(truss, actionsOn(truss, { joints: [0, 0, 0, 0, 0, -F], elongation: [1e-3, 0] }));
    const along = (-F / Math.SQRT2) * flexibility[0]! + 1e-3;
    const across = (-F / Math.SQRT2) * flexibility[1]!;
    expectClose(u![4], (along - across) / Math.SQRT2, 1e-14);
    expectClose(u![5], (along + across) / Math.SQRT2, 1e-14);
  });
});

describe('checks of a solved set', () => {
  const cases: [string, FactoredTruss, Parameters<typeof actionsOn>[1]][] = [
    ['two rods', twoBar, { joints: [0, 0, 0, 0, 0, -F] }],
    [
      'two heated rods on a settled pin',
      twoBar,
      { elongation: [1e-3, 2e-3], settlement: [0, 0, 0.01, 0, 0, 0] },
    ],
    ['a braced square', xBrace, { joints: [0, 0, 0, 0, 0, 0, F, 0] }],
    ['a braced square that is heated', xBrace, { elongation: [1e-4, 1e-4, 1e-4, 0, 0] }],
    ['a braced square that settles', xBrace, { settlement: [0, 0, 0.01, -0.02, 0, 0, 0, 0] }],
    ['a rod between walls', clampedRod, { elongation: [1e-4, 2e-4], joints: [0, 0, F, 0, 0, 0] }],
  ];

  it.each(cases)('pass for %s', (_name, truss, of) => {
    const checks = checkOf(truss, of);
    expect(checks.passed).toBe(true);
    expect(checks.secondMethod).not.toBeNull();
    expect(checks.method).toBe(truss.isDeterminate ? 'elimination' : 'forces');
  });

  it.each([1e-9, 1e-11])('pass where links yield 1e9 times as much as others and more: %e', (softer) => {
    // A girder of four braced panels between pins, some of its links soft.
    const soft = [2, 4, 6];
    const ends = [
      ...[0, 1, 2, 3, 4].map((k) => [2 * k, 2 * k + 1] as const),
      ...[0, 2, 4, 6].flatMap(
        (k) =>
          [
            [k, k + 2],
            [k + 1, k + 3],
            [k, k + 3],
            [k + 1, k + 2],
          ] as const,
      ),
    ];
    const girder = denseTruss(
      Array.from({ length: 10 }, (_, k) => [[k >> 1, k % 2], k % 8 === 0 ? 3 : 0] as const),
      ends.map(([i, j], link) => [i, j, soft.includes(link) ? EA * softer : EA] as const),
    );
    const checks = checkOf(girder, { joints: Array.from({ length: 20 }, (_, k) => (k % 4 === 3 ? -F : 0)) });
    expect(checks).toMatchObject({ method: 'forces', passed: true });
  });

  it('solve a long cantilever by a narrow band', () => {
    // Panels of 1 m by 1 m, each with a diagonal that rises from the wall, with 1 N down on each lower joint.
    const n = 80;
    const cantilever = denseTruss(
      Array.from({ length: 2 * (n + 1) }, (_, k) => [[k >> 1, k % 2], k < 2 ? 3 : 0] as const),
      Array.from({ length: n }, (_, i) => [
        [2 * i, 2 * i + 2, EA] as const,
        [2 * i + 1, 2 * i + 3, EA] as const,
        [2 * i, 2 * i + 3, EA] as const,
        [2 * i + 2, 2 * i + 3, EA] as const,
      ]).flat(),
    );
    const joints = Array.from({ length: 4 * (n + 1) }, (_, k) => (k % 4 === 1 ? -1 : 0));
    const second = solveByForces(
      cantilever.model,
      [actionsOn(cantilever, { joints })],
      cantilever.flexibility,
    );
    expect(second!.method).toBe('elimination');
    // About the upper joint of the first panel: the loads beyond it have the arms 0 + 1 + ... + (n - 1).
    expectClose(second!.sets[0]![0], (-n * (n - 1)) / 2, 1e-12);
  });

  it('solve a long girder on two bearings by a narrow band, in whatever order its joints are', () => {
    const n = 80;
    // Joint k of the girder is joint (37·k) of the document; 37 and 162 have no common divisor, so this is a
    // permutation.
    const at = (k: number) => (37 * k) % (2 * (n + 1));
    const places: [readonly [number, number], number][] = [];
    const joints: number[] = [];
    for (let k = 0; k < 2 * (n + 1); k++) {
      places[at(k)] = [[k >> 1, k % 2], k === 0 ? 3 : k === 2 * n ? 2 : 0];
      joints[2 * at(k)] = 0;
      joints[2 * at(k) + 1] = k % 2 === 0 ? -1 : 0;
    }
    const links = Array.from({ length: n + 1 }, (_, i) =>
      [
        [at(2 * i), at(2 * i + 1), EA] as const,
        [at(2 * i), at(2 * i + 2), EA] as const,
        [at(2 * i + 1), at(2 * i + 3), EA] as const,
        [at(2 * i), at(2 * i + 3), EA] as const,
      ].slice(0, i < n ? 4 : 1),
    );
    const girder = denseTruss(places, links.flat());
    const second = solveByForces(girder.model, [actionsOn(girder, { joints })], girder.flexibility);
    // About the middle upper joint: the reaction (n + 1)/2 less the load on the bearing, less one load on each joint
    // between, times their arms.
    const moment = ((n - 1) / 2) * (n / 2) - ((n / 2) * (n / 2 - 1)) / 2;
    expectClose(second!.sets[0]![4 * (n / 2 - 1) + 1], moment, 1e-12);
  });

  it('fail when a force, a reaction or a displacement is not right', () => {
    const actions = actionsOn(xBrace, { joints: [0, 0, 0, 0, 0, 0, F, 0] });
    const solution = solveSet(xBrace, actions);
    const second = { method: 'forces', N: solution.N } as const;
    const spoilt = (values: Float64Array) => values.map((value, i) => (i === 2 ? value * (1 + 1e-6) : value));
    const check = (wrong: Partial<typeof solution>) =>
      checkSet({ truss: xBrace, actions, solution: { ...solution, ...wrong }, second });
    const N = check({ N: spoilt(solution.N) });
    expect(N.passed).toBe(false);
    expect(N.joints).toBeGreaterThan(1e-9);
    expect(N.secondMethod).toBeGreaterThan(1e-9);
    const R = check({ R: spoilt(solution.R) });
    expect(R.whole).toBeGreaterThan(1e-9);
    const u = check({ u: spoilt(solution.u!.map((value, i) => (i === 2 ? 1e-3 : value))) });
    expect(u.compatibility).toBeGreaterThan(1e-9);
    expect(u.energy).toBeGreaterThan(1e-9);
  });
});

describe('the equations', () => {
  it('the equations of a determinate truss are those of equilibrium, joint after joint', () => {
    const actions = actionsOn(twoBar, { joints: [0, 0, 0, 0, 0, -F] });
    const [found] = describeSets(twoBar, [{ actions, solution: solveSet(twoBar, actions) }]);
    expect(found!.method).toBe('statics');
    expect(found!.A).toMatchObject({ rows: 6, cols: 6 });
    expect(found!.unknowns[2]).toEqual({ kind: 'reaction', joint: 0, axis: 'x' });
    expect(found!.equations[5]).toEqual({ kind: 'balance', joint: 2, axis: 'y' });
    expect(found!.b).toEqual([0, 0, 0, 0, 0, -F]);
    expect(found!.residual).toBeLessThan(1e-14);
    expect(found!.condition).toBeGreaterThan(1);
    // The free joint comes first, then each pin.
    expect(found!.isolated[0]!.equations).toEqual([4, 5]);
    expect(found!.isolated).toHaveLength(5);
  });

  it('the equations of an indeterminate truss contain elongations and displacements too', () => {
    const actions = actionsOn(xBrace, { joints: [0, 0, 0, 0, 0, 0, F, 0], elongation: [1e-4, 0, 0, 0, 0] });
    const [found] = describeSets(xBrace, [{ actions, solution: solveSet(xBrace, actions) }]);
    expect(found!.method).toBe('mixed');
    expect(found!.A).toMatchObject({ rows: 8 + 5 + 4, cols: 5 + 4 + 8 });
    expect(found!.x).toHaveLength(17);
    expect(found!.b[8]).toBe(1e-4);
    expect(found!.residual).toBeLessThan(1e-12);
    expect(found!.condition).not.toBeNull();
  });
});

describe("Mohr's sum", () => {
  it('gives the displacement of a joint with its parts', () => {
    const actions = actionsOn(twoBar, {
      joints: [0, 0, 0, 0, 0, -F],
      elongation: [1e-3, 0],
      settlement: [0, 0, 0, -0.01, 0, 0],
    });
    const sets = [{ actions, solution: solveSet(twoBar, actions) }];
    const found = mohrSums(
      { ...twoBar, flexibility: twoBar.flexibility! },
      { joint: 2, axis: 'y' },
      { sets, keepsLinks: true },
    );
    const [only] = found.cases;
    expectClose(only!.N, (-F * Math.SQRT2) / EA, 1e-13);
    expectClose(only!.elongation, 1e-3 / Math.SQRT2, 1e-13);
    expectClose(only!.settlement, -0.005, 1e-13);
    expect(only!.links).toHaveLength(2);
    expectClose(only!.links![0]!.n, 1 / Math.SQRT2, 1e-13);
    expect(only!.links!.map(({ elongation }) => elongation)).toEqual([1e-3, 0]);
    const sum = only!.links!.reduce((total, { value }) => total + value, 0);
    expectClose(sum, only!.N + only!.elongation, 1e-13);
    expect(only!.check.passed).toBe(true);
    expect(largestDisplacement(2, sets)).toEqual({ joint: 1, axis: 'y' });
  });

  it('is reciprocal on an indeterminate truss', () => {
    const one = actionsOn(xBrace, { joints: [0, 0, 0, 0, 0, 1, 0, 0] });
    const other = actionsOn(xBrace, { joints: [0, 0, 0, 0, 0, 0, 1, 0] });
    expectClose(solveSet(xBrace, one).u![6], solveSet(xBrace, other).u![5]!, 1e-13);
  });
});

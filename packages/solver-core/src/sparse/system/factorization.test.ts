import { describe, expect, it } from 'vitest';
import { expectClose } from '@eecs/testing';
import { solveDense } from '../../../verification/truss/systems/denseSystem.ts';
import {
  createDoubleLayer,
  createGirder,
  createLattice,
  createSystem,
  createWall,
  drawForces,
  drawOrder,
  drawSystem,
  renumber,
} from '../../../verification/truss/systems/systemFamilies.ts';
import { createPlainKernel } from '../kernels/plainKernel.ts';
import { createPlainStore } from '../kernels/plainStore.ts';
import { createSimdStore } from '../kernels/simdStore.ts';
import { analyzeSystem } from './analysis.ts';
import { type Factor, factorizeSystem } from './factorization.ts';
import type { FrontKernel } from '../kernels/frontKernel.ts';
import { type JointSystem } from './jointSystem.ts';
import { solveSystem } from './solution.ts';
import { estimateSystemCondition } from './estimateSystemCondition.ts';

const factorOf = (system: JointSystem): Factor => {
  const factor = factorizeSystem(analyzeSystem(system), system);
  if (!('values' in factor)) throw new Error(JSON.stringify(factor));
  return factor;
};

const solve = (system: JointSystem, forces: Float64Array) => solveSystem(factorOf(system), forces);

const largest = (values: Float64Array) => values.reduce((most, value) => Math.max(most, Math.abs(value)), 0);

function expectSame(actual: Float64Array, expected: Float64Array, relative: number): void {
  expect(actual.length).toBe(expected.length);
  const scale = largest(expected);
  let worst = 0;
  for (let k = 0; k < actual.length; k++) worst = Math.max(worst, Math.abs(actual[k]! - expected[k]!));
  expectClose(worst, 0, relative, scale);
}

/** Two bars with EA/l = k, hanging from supports at 45 degrees. */
const hanger = (k: number) =>
  createSystem(
    [
      [-1, 1],
      [1, 1],
      [0, 0],
    ],
    [
      [0, 2],
      [1, 2],
    ],
    [
      [0, 3],
      [1, 3],
    ],
    () => k * Math.SQRT2,
  );

describe('solveSystem', () => {
  it('lets two bars at 45 degrees sink by P/k: each carries P/√2 and stretches by P/(√2·k), the joint by √2 times that', () => {
    const forces = Float64Array.of(0, 0, 0, 0, 0, -5);
    const u = solve(hanger(1000), forces);
    expect(Array.from(u.subarray(0, 5))).toEqual([0, 0, 0, 0, 0]);
    expectClose(u[5], -5 / 1000, 1e-14);
  });

  it('stretches bars in a row by the sum of P/k of each', () => {
    // Held transversely, the chain is a row of springs; its end moves by P·l·n/EA.
    const n = 500;
    const joints = Array.from({ length: n + 1 }, (_, k) => [k, 0]);
    const links = Array.from({ length: n }, (_, k) => [k, k + 1] as const);
    const anchors = joints.map((_, k) => [k, k === 0 ? 3 : 2] as const);
    const forces = new Float64Array(2 * joints.length);
    forces[2 * n] = 7;
    const u = solve(
      createSystem(joints, links, anchors, () => 20),
      forces,
    );
    for (const k of [1, 250, n]) expectClose(u[2 * k], (7 * k) / 20, 1e-11);
  });

  it('looks at no force on a held direction, and leaves it where it is', () => {
    const system = createGirder(12, 3, 4, 7);
    const forces = drawForces(system, 5);
    const held = forces.map((force, k) =>
      system.anchors[Math.floor(k / 2)]! & (1 << (k % 2)) ? force + 100 : force,
    );
    const u = solve(system, held);
    expect(u).toEqual(solve(system, forces));
    expect([u[0], u[1], u[2 * 4 + 1]]).toEqual([0, 0, 0]);
  });

  it('solves several right sides, each as if it were alone', () => {
    const system = createDoubleLayer(6, 3);
    const factor = factorOf(system);
    const sides = [drawForces(system, 1), drawForces(system, 2), drawForces(system, 3)];
    const together = new Float64Array(3 * sides[0]!.length);
    sides.forEach((side, k) => together.set(side, k * side.length));
    const answers = solveSystem(factor, together);
    sides.forEach((side, k) => {
      expect(answers.slice(k * side.length, (k + 1) * side.length)).toEqual(solveSystem(factor, side));
    });
  });

  it.each([
    ['wall', createWall(14, 9, 1)],
    ['girder', createGirder(60, 4, 10, 2)],
    ['narrow girder', createGirder(90, 2, 15, 3)],
    ['double layer', createDoubleLayer(8, 4)],
    ['lattice', createLattice(5, 5, 5)],
    ['tower', createLattice(3, 16, 6)],
  ] as const)('solves a %s as elimination of the full matrix does', (_, system) => {
    const forces = drawForces(system, 9);
    expectSame(solve(system, forces), solveDense(system, forces), 1e-10);
  });

  it.each(Array.from({ length: 30 }, (_, k) => k + 1))(
    'solves truss %i, drawn at random, as elimination of the full matrix does',
    (seed) => {
      const system = drawSystem(seed % 2 === 0 ? 2 : 3, 20 + 5 * seed, seed);
      const forces = drawForces(system, seed);
      expectSame(solve(system, forces), solveDense(system, forces), 1e-10);
    },
  );

  it.each([
    ['wall', createWall(30, 20, 1)],
    ['double layer', createDoubleLayer(12, 2)],
    ['drawn truss', drawSystem(3, 300, 3)],
  ] as const)('gives a %s with other joint numbers the same displacements', (_, system) => {
    const { dim } = system;
    const forces = drawForces(system, 4);
    const numbers = drawOrder(system.anchors.length, 8);
    const moved = new Float64Array(forces.length);
    numbers.forEach((to, from) => moved.set(forces.subarray(dim * from, dim * from + dim), dim * to));
    const u = solve(renumber(system, numbers), moved);
    const back = new Float64Array(u.length);
    numbers.forEach((from, to) => back.set(u.subarray(dim * from, dim * from + dim), dim * to));
    expectSame(back, solve(system, forces), 1e-11);
  });

  it('gives the same bits every time', () => {
    const system = createDoubleLayer(10, 1);
    const forces = drawForces(system, 1);
    expect(solve(system, forces)).toEqual(solve(system, forces));
  });
});

describe('factorizeSystem', () => {
  it('reuses an analysis for other stiffnesses', () => {
    const system = createWall(10, 8, 1);
    const analysis = analyzeSystem(system);
    const stiffer = { ...system, stiffness: system.stiffness.map((k, link) => k * (1 + (link % 5))) };
    const factor = factorizeSystem(analysis, stiffer) as Factor;
    const forces = drawForces(system, 1);
    expect(solveSystem(factor, forces)).toEqual(solve(stiffer, forces));
  });

  it('writes over the factor before that is large enough and no larger than need be, to the same bits', () => {
    const system = createWall(12, 9, 1);
    const [small, alike, large] = [createWall(4, 4, 1), createWall(12, 9, 2), createWall(30, 30, 1)];
    const forces = drawForces(system, 2);
    for (const other of [small, alike, large]) {
      const store = createPlainStore();
      const { buffer } = (factorizeSystem(analyzeSystem(other), other, { store }) as Factor).values;
      const factor = factorizeSystem(analyzeSystem(system), system, { store }) as Factor;
      expect(factor.values.buffer === buffer).toBe(other === alike);
      expect(solveSystem(factor, forces)).toEqual(solve(system, forces));
    }
  });

  it.each([
    ['wall', createWall(30, 24, 1)],
    ['girder', createGirder(90, 3, 15, 3)],
    ['double layer', createDoubleLayer(9, 4)],
    ['lattice', createLattice(5, 5, 5)],
  ] as const)(
    'solves a %s in a store of instructions as in a plain one, one after the other',
    (_, system) => {
      const store = createSimdStore()!;
      for (const seed of [1, 2]) {
        const stiffness = system.stiffness.map((k, link) => k * (1 + ((link * seed) % 7)));
        const other = { ...system, stiffness };
        const forces = drawForces(other, seed);
        const factor = factorizeSystem(analyzeSystem(other), other, { store }) as Factor;
        expectSame(solveSystem(factor, forces), solve(other, forces), 1e-11);
      }
    },
  );

  it('solves parts that do not hang together, joints without links and links between held joints', () => {
    const one = hanger(10);
    const system: JointSystem = {
      dim: 2,
      coordinates: Float64Array.of(...one.coordinates, ...one.coordinates.map((x) => x + 50), 7, 7),
      ends: Int32Array.of(...one.ends, ...one.ends.map((joint) => joint + 3), 0, 1, 3, 6),
      stiffness: Float64Array.of(10, 10, 40, 40, 5, 5),
      anchors: Uint8Array.of(3, 3, 0, 3, 3, 0, 3),
    };
    const forces = new Float64Array(14).fill(-8);
    const u = solve(system, forces);
    expectClose(u[5], -8 / 10, 1e-14);
    expectClose(u[11], -8 / 40, 1e-14);
    expect(u[13]).toBe(0);
  });

  it('has nothing to do where nothing is free', () => {
    const system = createSystem(
      [
        [0, 0],
        [1, 0],
      ],
      [[0, 1]],
      [
        [0, 3],
        [1, 3],
      ],
      () => 1,
    );
    expect(solve(system, Float64Array.of(1, 2, 3, 4))).toEqual(new Float64Array(4));
    expect(estimateSystemCondition(factorOf(system), system)).toBe(1);
  });

  it('does without any joint', () => {
    const system: JointSystem = {
      dim: 3,
      coordinates: new Float64Array(0),
      ends: new Int32Array(0),
      stiffness: new Float64Array(0),
      anchors: new Uint8Array(0),
    };
    expect(solve(system, new Float64Array(0))).toEqual(new Float64Array(0));
  });

  it('names joint and axis of a joint on one bar, a joint without bars and an unsupported joint', () => {
    const bar = createSystem(
      [
        [0, 0],
        [1, 0],
      ],
      [[0, 1]],
      [[0, 3]],
      () => 10,
    );
    expect(factorizeSystem(analyzeSystem(bar), bar)).toEqual({ singular: { joint: 1, axis: 1, pivot: 0 } });
    const loose = { ...bar, anchors: Uint8Array.of(3, 1), ends: Int32Array.of(0, 0) };
    expect(factorizeSystem(analyzeSystem(loose), loose)).toHaveProperty('singular');
    const floating = createWall(12, 12, 1);
    const free = { ...floating, anchors: new Uint8Array(floating.anchors.length) };
    expect(factorizeSystem(analyzeSystem(free), free)).toHaveProperty('singular');
  });

  it('takes two bars at a small angle a for a truss above √PIVOT, and for one that can move below', () => {
    // Across the bars 2·k·a² is left of a diagonal entry of about the same size; after a rotation by 45 degrees, of a
    // diagonal entry of k.
    const bars = (angle: number) =>
      createSystem(
        [
          [0, 0],
          [Math.cos(Math.PI / 4 + angle), Math.sin(Math.PI / 4 + angle)],
          [Math.cos(Math.PI / 4 - angle), Math.sin(Math.PI / 4 - angle)],
        ],
        [
          [0, 1],
          [0, 2],
        ],
        [
          [1, 3],
          [2, 3],
        ],
        () => 1,
      );
    // The last pivot is det/(first pivot) = sin²(2a)/(cos²(45° + a) + cos²(45° - a)) = sin²(2a), compared with a
    // diagonal entry of 1.
    for (const [angle, isSingular] of [
      [0.51e-5, false],
      [0.49e-5, true],
    ] as const) {
      const system = bars(angle);
      expect('singular' in factorizeSystem(analyzeSystem(system), system)).toBe(isSingular);
    }
  });

  it('refuses, before it allocates anything, what would take more bytes than it may', () => {
    const system = createWall(20, 20, 1);
    const analysis = analyzeSystem(system);
    const kernel = {
      name: 'plain' as const,
      reserve: () => {
        throw new Error('reserved');
      },
      factor: () => -1,
    };
    expect(factorizeSystem(analysis, system, { kernel, mostBytes: analysis.bytes - 1 })).toEqual({
      tooLarge: analysis.bytes,
    });
    expect(factorizeSystem(analysis, system, { mostBytes: analysis.bytes })).toHaveProperty('values');
    // Factor and arena are most of the memory.
    const factor = factorOf(system);
    expect(analysis.bytes).toBeGreaterThanOrEqual(factor.values.byteLength + 8 * analysis.arena);
  });
});

describe('memory the engine does not have', () => {
  const system = createWall(4, 4, 1);
  const kernelThat = (over: Partial<FrontKernel>): FrontKernel => ({ ...createPlainKernel(), ...over });

  it('is reported as too large', () => {
    const kernel = kernelThat({ reserve: () => new Float64Array(2 ** 53) });
    const analysis = analyzeSystem(system);
    expect(factorizeSystem(analysis, system, { kernel })).toEqual({ tooLarge: analysis.bytes });
  });

  it('is not what any other failure is taken for', () => {
    const failing = (error: Error) => () => {
      throw error;
    };
    const analysis = analyzeSystem(system);
    const reserve = kernelThat({ reserve: failing(new TypeError('reserve')) });
    expect(() => factorizeSystem(analysis, system, { kernel: reserve })).toThrow(TypeError);
    const factor = kernelThat({ factor: failing(new RangeError('factor')) });
    expect(() => factorizeSystem(analysis, system, { kernel: factor })).toThrow(RangeError);
  });
});

describe('estimateSystemCondition', () => {
  it('is 1 for two bars at right angles, whatever their stiffness, and n(n + 1) times 2 for a row of n springs', () => {
    const system = hanger(77);
    expectClose(estimateSystemCondition(factorOf(system), system), 1, 1e-13);
    // K is the second-difference matrix with a free end: its inverse is min(i, j), with the largest column sum n(n +
    // 1)/2; K itself has the column sum 4.
    const n = 40;
    const joints = Array.from({ length: n + 1 }, (_, k) => [k, 0]);
    const row = createSystem(
      joints,
      Array.from({ length: n }, (_, k) => [k, k + 1] as const),
      joints.map((_, k) => [k, k === 0 ? 3 : 2] as const),
      () => 20,
    );
    expectClose(estimateSystemCondition(factorOf(row), row), 2 * n * (n + 1), 1e-11);
  });
});

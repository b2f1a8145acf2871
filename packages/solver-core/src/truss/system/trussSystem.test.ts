import { describe, expect, it } from 'vitest';
import { expectClose } from '../../../verification/toBeRelativelyClose.ts';
import { analyzeSystem } from './analysis.ts';
import { type Factor, factorizeSystem } from './factorization.ts';
import { type JointSystem } from './jointSystem.ts';
import { residual } from './residual.ts';
import { solveSystem } from './solution.ts';

const systemOf = (
  joints: readonly (readonly number[])[],
  links: readonly (readonly [number, number, number])[],
  anchors: readonly number[],
): JointSystem => ({
  dim: joints[0]!.length as 2 | 3,
  coordinates: Float64Array.from(joints.flat()),
  ends: Int32Array.from(links.flatMap(([i, j]) => [i, j])),
  stiffness: Float64Array.from(links.map(([, , k]) => k)),
  anchors: Uint8Array.from(anchors),
});

const factorOf = (system: JointSystem): Factor => {
  const factor = factorizeSystem(analyzeSystem(system), system);
  if (!('values' in factor)) throw new Error(JSON.stringify(factor));
  return factor;
};

describe('a pin-jointed system', () => {
  it('of two bars at 45 degrees sinks by P/k: each bar carries P/√2 and stretches by P/(√2 k), seen under 45 degrees twice', () => {
    const system = systemOf(
      [
        [-1, 1],
        [1, 1],
        [0, 0],
      ],
      [
        [0, 2, 1000],
        [1, 2, 1000],
      ],
      [3, 3, 0],
    );
    const u = solveSystem(factorOf(system), Float64Array.of(0, 0, 0, 0, 0, -5));
    expect(Array.from(u.subarray(0, 5))).toEqual([0, 0, 0, 0, 0]);
    expectClose(u[5], -5 / 1000, 1e-14);
    const rest = residual(system, u, Float64Array.of(0, 0, 0, 0, 0, -5));
    for (const value of rest) expect(Math.abs(value)).toBeLessThan(1e-14);
  });

  it('without a third direction of its joint names joint and axis', () => {
    const system = systemOf(
      [
        [0, 0],
        [1, 0],
      ],
      [[0, 1, 10]],
      [3, 0],
    );
    expect(factorizeSystem(analyzeSystem(system), system)).toEqual({
      singular: { joint: 1, axis: 1, pivot: 0 },
    });
  });
});

import { describe, expect, it } from 'vitest';
import { aboutPoint, integrateArea } from '../../src/sections/areaIntegrals.ts';
import type { LineEdge } from '../../src/sections/outline.ts';
import { findFarthestPoints } from '../../src/stress/farthestPoints.ts';
import { stressPerMoment } from '../../src/stress/normalStress.ts';
import { expectClose } from '@eecs/testing';

/**
 * T. H. G. Megson, Aircraft Structures for Engineering Students, 2nd ed., p. 282: a flange 120 by 8 on a web 80 by 8,
 * off its middle.
 */
describe('unsymmetrical bending, Megson', () => {
  // From the web's lower left corner; the flange extends 36 to the left of it.
  const corners = [
    [0, 0],
    [8, 0],
    [8, 80],
    [84, 80],
    [84, 88],
    [-36, 88],
    [-36, 80],
    [0, 80],
  ] as const;
  const outline = corners.map(([y, z], i): LineEdge => {
    const [nextY, nextZ] = corners[(i + 1) % corners.length]!;
    return {
      kind: 'line',
      from: { y: y - 16, z: z - 66.4 },
      to: { y: nextY - 16, z: nextZ - 66.4 },
    };
  });
  const { A, Sy, Sz, Iy, Iz, Iyz } = aboutPoint(integrateArea([outline]), { y: 0, z: 0 });
  const D = Iy * Iz - Iyz * Iyz;
  const section = { outlines: [outline], bottom: -66.4, top: 21.6, A, Iz, Iyz, D, momentFactor: 1000 };

  it('has the book’s centroid and second moments', () => {
    expectClose(Sy, 0, 1e-12, A);
    expectClose(Sz, 0, 1e-12, A);
    expectClose(Iy, 1.09e6, 5e-3);
    expectClose(Iz, 1.31e6, 5e-3);
    expectClose(Iyz, 0.34e6, 1e-2);
  });

  it('1500 N·m that stretch the top: sigma = 1.5 z - 0.39 y, most at the web’s lower right corner with -96 N/mm2', () => {
    const sigma = (y: number, z: number) => -1500 * stressPerMoment(section, { y, z });
    expectClose(sigma(0, 1), 1.5, 5e-3);
    expectClose(sigma(1, 0), -0.39, 1e-2);
    const { bottom } = findFarthestPoints(section);
    expectClose(bottom.y, -8, 1e-12);
    expectClose(bottom.z, -66.4, 1e-12);
    expect(Math.trunc(sigma(bottom.y, bottom.z))).toBe(-96);
  });
});

import type { Point } from './outline.ts';
import type { CentralMoments } from './shearArea.ts';
import type { Wall } from './walls.ts';

/** Where a force bends a section without twisting it, from the centroid, and the warping constant about that point. */
export interface SectorialProperties {
  readonly yShear: number;
  readonly zShear: number;
  readonly Iw: number;
}

/**
 * Computes shear centre and warping constant of an open section of thin walls.
 *
 * Each wall begins where an earlier one begins or ends, so that sectorial areas add up along them. They are laid about `pole`, a point
 * that symmetry or the meeting of all walls makes natural; the section's own `moments` stand where the theory has those of the centre
 * lines, as in tables of rolled sections. In the numbers of the walls.
 * Source: V. Z. Vlasov, Thin-walled Elastic Beams, chapter 1; THEORY.md, "Cross-sections".
 */
export function computeSectorial(
  walls: readonly Wall[],
  { pole, moments }: { pole: Point; moments: CentralMoments },
): SectorialProperties {
  const { A, w, wy, wz } = integrateAreas(walls, layAreas(walls, pole), pole);
  const { ey, ez, Iy, Iz, Iyz } = moments;
  const determinant = Iy * Iz - Iyz * Iyz;
  // Of areas that are zero in the mean.
  const Iwy = wy.total - (w.total * wy.first) / A;
  const Iwz = wz.total - (w.total * wz.first) / A;
  const center = {
    y: pole.y + (Iz * Iwz - Iyz * Iwy) / determinant,
    z: pole.z + (Iyz * Iwz - Iy * Iwy) / determinant,
  };
  const about = integrateAreas(walls, layAreas(walls, center), center);
  return {
    yShear: center.y - ey,
    zShear: center.z - ez,
    Iw: about.ww - about.w.total ** 2 / about.A,
  };
}

/**
 * Computes the warping constant of walls that all begin in one point, so that sectorial areas are zero: what the warping across their thickness
 * leaves, the integral of t³/12 times the square of the distance along the wall from the point.
 *
 * Source: Vlasov, as above; AISC Manual, Cw of angles and tees.
 */
export function computeAcrossWalls(walls: readonly Wall[]): number {
  let sum = 0;
  for (const { from, to, thickness } of walls) {
    const length = Math.hypot(to.y - from.y, to.z - from.z);
    const [t0, t1] = thickness;
    // t changes evenly from t0 to t1.
    sum += (length ** 3 * (t0 ** 3 + 3 * t0 * t0 * t1 + 6 * t0 * t1 * t1 + 10 * t1 ** 3)) / 720;
  }
  return sum;
}

/** Sectorial areas at both ends of each wall, about a pole, from the beginning of the first. */
function layAreas(walls: readonly Wall[], pole: Point): [number, number][] {
  const known = new Map<string, number>();
  return walls.map(({ from, to }) => {
    const start = known.get(`${from.y} ${from.z}`) ?? 0;
    const swept = (from.y - pole.y) * (to.z - pole.z) - (from.z - pole.z) * (to.y - pole.y);
    known.set(`${from.y} ${from.z}`, start);
    known.set(`${to.y} ${to.z}`, start + swept);
    return [start, start + swept];
  });
}

/** Integrals over the walls of 1, w, w², w·y and w·z with y, z from the pole; `first` is that of y or z alone. */
function integrateAreas(walls: readonly Wall[], areas: readonly (readonly [number, number])[], pole: Point) {
  const sum = { A: 0, ww: 0, w: { total: 0 }, wy: { total: 0, first: 0 }, wz: { total: 0, first: 0 } };
  walls.forEach(({ from, to, thickness: [t0, t1] }, i) => {
    const [w0, w1] = areas[i]!;
    const length = Math.hypot(to.y - from.y, to.z - from.z);
    // All is linear along the wall: three points of Gauss are exact for the product of three.
    for (const [at, weight] of GAUSS) {
      const dA = weight * length * (t0 + at * (t1 - t0));
      const w = w0 + at * (w1 - w0);
      const y = from.y + at * (to.y - from.y) - pole.y;
      const z = from.z + at * (to.z - from.z) - pole.z;
      sum.A += dA;
      sum.w.total += w * dA;
      sum.ww += w * w * dA;
      sum.wy.total += w * y * dA;
      sum.wy.first += y * dA;
      sum.wz.total += w * z * dA;
      sum.wz.first += z * dA;
    }
  });
  return sum;
}

const GAUSS = [
  [(1 - Math.sqrt(0.6)) / 2, 5 / 18],
  [0.5, 8 / 18],
  [(1 + Math.sqrt(0.6)) / 2, 5 / 18],
] as const;

import { integrateAbove } from './areaAbove.ts';
import type { Outline } from './outline.ts';

/** Second moments and centroid of an outline, in its own numbers. */
export interface CentralMoments {
  readonly ey: number;
  readonly ez: number;
  readonly Iy: number;
  readonly Iz: number;
  readonly Iyz: number;
}

/**
 * Computes the shear area for a vertical force: that which stores the work of the shear stresses tau = Q·S/(I·b) when
 * it bears Q evenly.
 *
 * 1/As is the integral of (S/I)²/b over the height, b the full width, S/I = (Iz·Sy - Iyz·Sz)/(Iy·Iz - Iyz²). The
 * integrand is smooth between the ordinates where edges end; ten digits or more.
 * Source: S. P. Timoshenko, Strength of Materials I, art. 39 and 65; 5/6 A of a rectangle, 9/10 A of a circle.
 */
export function computeShearArea(
  outlines: readonly Outline[],
  { ey, ez, Iy, Iz, Iyz }: CentralMoments,
  levels: readonly number[],
): number {
  const height = levels.at(-1)! - levels[0]!;
  const determinant = Iy * Iz - Iyz * Iyz;
  const flexibility = (level: number) => {
    const { A, S, Sz, width } = integrateAbove(outlines, { level, side: 'above', height });
    if (!(width > 0)) return 0;
    const Sy = S + A * (level - ez);
    return ((Iz * Sy - Iyz * (Sz - A * ey)) / determinant) ** 2 / width;
  };
  let sum = 0;
  for (let i = 1; i < levels.length; i++) sum += integrate(flexibility, levels[i - 1]!, levels[i]!);
  return 1 / sum;
}

/** Gauss-Legendre nodes in (0, 1) by halves, with their weights: ten points (Abramowitz and Stegun, table 25.4). */
const NODES = [
  [0.1488743389816312, 0.2955242247147529],
  [0.4333953941292472, 0.2692667193099963],
  [0.6794095682990244, 0.219086362515982],
  [0.8650633666889845, 0.1494513491505806],
  [0.9739065285171717, 0.0666713443086881],
] as const;

/** Integrates a function that may have square roots at the ends: the substitution 3 u² - 2 u³ makes them smooth. */
function integrate(f: (x: number) => number, from: number, to: number): number {
  let sum = 0;
  for (const [node, weight] of NODES) {
    for (const u of [(1 - node) / 2, (1 + node) / 2]) {
      sum += weight * 3 * u * (1 - u) * f(from + (to - from) * u * u * (3 - 2 * u));
    }
  }
  return sum * (to - from);
}

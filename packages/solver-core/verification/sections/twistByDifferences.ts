import { aboutPoint, integrateArea } from '../../src/sections/areaIntegrals.ts';
import { boundOutlines } from '../../src/sections/bounds.ts';
import type { Outline, Point } from '../../src/sections/outline.ts';
import { directionOfEdge, pointOfEdge } from '../../src/sections/warping/edgeGeometry.ts';
import type { BoundaryRate } from './boundaryCrossings.ts';
import { integrateSolution } from './finiteDifferences.ts';

/** Torsion constant and shear centre, measured from the centroid, from two grids and Richardson's extrapolation. */
export interface TwistByDifferences {
  readonly It: number;
  readonly yShear: number;
  readonly zShear: number;
}

/**
 * Computes the torsion constant of a section without holes from Prandtl's stress function, and the shear centre from
 * the moment of the stresses of two unit forces without twist (Poisson's ratio 0).
 *
 * Under a force with dM/dx = 1 the longitudinal stress grows by k1·z + k2·y. With τz = ∂φ/∂y - k1 z²/2 and τy = -∂φ/∂z
 * - k2 y²/2 equilibrium holds, φ is harmonic, and along a free boundary dφ = k1 z²/2 dy - k2 y²/2 dz. Source: S. P.
 * Timoshenko, J. N. Goodier, Theory of Elasticity, art. 104 and 120.
 */
export function twistByDifferences(outline: Outline, step: number): TwistByDifferences {
  const { right: width, top: height } = boundOutlines([outline]);
  const raw = integrateArea([outline]);
  const centroid = { y: raw.Sz / raw.A, z: raw.Sy / raw.A };
  const { Iy, Iz, Iyz } = aboutPoint(raw, centroid);
  const determinant = Iy * Iz - Iyz ** 2;
  const solve = (source: number, rate: BoundaryRate) =>
    extrapolate(
      integrateSolution(outline, { step, width, height, source, rate }),
      integrateSolution(outline, { step: step / 2, width, height, source, rate }),
    );
  const momentOf = (k1: number, k2: number) => {
    const rate: BoundaryRate = (point, along) => {
      const y = point.y - centroid.y;
      const z = point.z - centroid.z;
      return ((k1 * z * z) / 2) * along.y - ((k2 * y * y) / 2) * along.z;
    };
    return momentAlong(outline, { centroid, rate, k1, k2 }) - 2 * solve(0, rate);
  };
  return {
    It: 2 * solve(-2, () => 0),
    yShear: momentOf(Iz / determinant, -Iyz / determinant),
    zShear: -momentOf(-Iyz / determinant, Iy / determinant),
  };
}

/** The error falls as the square of the step. */
function extrapolate(coarse: number, fine: number): number {
  return (4 * fine - coarse) / 3;
}

/**
 * Integrates the boundary's part of the moment: ∮φ r·n ds, and the areas of -k1 y z²/2 + k2 z y²/2 as integrals along
 * it.
 */
function momentAlong(
  outline: Outline,
  { centroid, rate, k1, k2 }: { centroid: Point; rate: BoundaryRate; k1: number; k2: number },
): number {
  const pieces = 400;
  let sum = 0;
  let phi = 0;
  for (const edge of outline) {
    for (let i = 0; i < pieces; i++) {
      const at = (i + 0.5) / pieces;
      const point = pointOfEdge(edge, at);
      const along = directionOfEdge(edge, at);
      const y = point.y - centroid.y;
      const z = point.z - centroid.z;
      const dy = along.y / pieces;
      const dz = along.z / pieces;
      const growth = rate(point, along) / pieces;
      sum += (phi + growth / 2) * (y * dz - z * dy);
      sum -= ((y * y * z * z) / 4) * (k1 * dz + k2 * dy);
      phi += growth;
    }
  }
  return sum;
}

import type { Point } from '../outline.ts';
import type { WholeBoundary } from './conjugate.ts';
import { senseOf } from './symmetry.ts';

/** Integrals of the warping function ω over a section, about its pole, from which y and z are measured. */
export interface WarpingIntegrals {
  /** Integral of y·∂ω/∂z - z·∂ω/∂y, by which warping reduces the polar moment; negative. */
  readonly relief: number;
  readonly w: number;
  readonly wy: number;
  readonly wz: number;
}

/**
 * Integrates the warping function over a section, from its values on the boundary.
 *
 * By Green's second identity the integral of ω·Δp over the area is ∮(ω ∂p/∂n - p ∂ω/∂n) ds for a polynomial p.
 */
export function integrateWarping(
  omega: Float64Array,
  { boundary, symmetry }: WholeBoundary,
  pole: Point,
): WarpingIntegrals {
  const sum = { relief: 0, w: 0, wy: 0, wz: 0 };
  for (const image of symmetry.images) {
    const sense = senseOf(image);
    for (let i = 0; i < omega.length; i++) {
      const y = image.y * boundary.y[i]! - pole.y;
      const z = image.z * boundary.z[i]! - pole.z;
      // The normal points outwards, to the right of the boundary's direction.
      const ny = sense * image.z * boundary.dz[i]!;
      const nz = -sense * image.y * boundary.dy[i]!;
      const w = sense * omega[i]!;
      const flux = z * ny - y * nz;
      sum.relief -= w * flux;
      sum.w += (w * (y * ny + z * nz)) / 2 - ((y * y + z * z) / 4) * flux;
      sum.wy += (w * y * y * ny) / 2 - (y ** 3 / 6) * flux;
      sum.wz += (w * z * z * nz) / 2 - (z ** 3 / 6) * flux;
    }
  }
  return sum;
}

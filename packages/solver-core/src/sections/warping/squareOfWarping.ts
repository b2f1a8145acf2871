import type { Point } from '../outline.ts';
import { weighBoundaryInto } from './boundaryWeights.ts';
import type { WholeBoundary } from './conjugate.ts';
import { sweepBoundary } from './sweepBoundary.ts';
import { sweepStretches } from './sweepStretches.ts';
import { senseOf } from './symmetry.ts';

/** The warping function ω on a boundary and its conjugate χ: f = ω + iχ is analytic. F is its integral, dF = f dζ. */
export interface WarpingOnBoundary {
  readonly omega: Float64Array;
  readonly chi: Float64Array;
}

/**
 * Integrates the square of the warping function over a section around whose holes F is single-valued.
 *
 * By Green's second identity the integral of ω·Δp over the area is ∮(ω ∂p/∂n - p ∂ω/∂n) ds. Here p is y·h/2, whose
 * Laplacian is ω because h is the real part of F, dh = ω dy - χ dz.
 */
export function sweepSquare({ omega, chi }: WarpingOnBoundary, whole: WholeBoundary, pole: Point): number {
  const { boundary, symmetry } = whole;
  const swept = sweepBoundary(
    omega.map((w, i) => w * boundary.dy[i]! - chi[i]! * boundary.dz[i]!),
    whole,
  );
  let sum = 0;
  for (const image of symmetry.images) {
    const sense = senseOf(image);
    for (let i = 0; i < omega.length; i++) {
      const y = image.y * boundary.y[i]! - pole.y;
      const z = image.z * boundary.z[i]! - pole.z;
      const ny = sense * image.z * boundary.dz[i]!;
      const nz = -sense * image.y * boundary.dy[i]!;
      const w = sense * omega[i]!;
      const h = image.z * swept[i]!;
      sum += (w * (ny * h + y * (w * ny - chi[i]! * nz)) - y * h * (z * ny - y * nz)) / 2;
    }
  }
  return sum;
}

/**
 * Integrates the square of the warping function over any section.
 *
 * p = Im ∮(2 ln r - 1)·conj(ζ' - ζ) dF'/8π, where r is the distance of ζ' from ζ, is single-valued even if F changes
 * around a hole, and Δp = ω. By Green's second identity the integral of ω² is Im ∮g dF with g = 2 ∂p/∂ζ = (2 conj ∮ln r
 * dF' - ∮conj(ζ' - ζ)/(ζ' - ζ) dF')/8πi. Source: THEORY.md, "Torsion".
 */
export function integrateSquare(
  { omega, chi }: WarpingOnBoundary,
  { boundary, symmetry }: WholeBoundary,
): number {
  const { y, z, dy, dz } = boundary;
  const size = y.length;
  // F = h + ik: in an image h has the sign of the image's z, k that of its y.
  const h = sweepStretches(
    omega.map((w, i) => w * dy[i]! - chi[i]! * dz[i]!),
    boundary,
  );
  const k = sweepStretches(
    omega.map((w, i) => chi[i]! * dy[i]! + w * dz[i]!),
    boundary,
  );
  const weights = { ofLogarithm: new Float64Array(size), ofAngle: new Float64Array(size) };
  let sum = 0;
  for (let i = 0; i < size; i++) {
    // ∮ln r dF' by integration by parts, and the other integral.
    let [lh, lk, oh, ok] = [0, 0, 0, 0];
    for (const image of symmetry.images) {
      const sense = senseOf(image);
      weighBoundaryInto(weights, { boundary, image, node: i });
      for (let j = 0; j < size; j++) {
        const [log, angle] = [weights.ofLogarithm[j]!, weights.ofAngle[j]!];
        lh -= (image.z * h.values[j]! - h.values[i]!) * log;
        lk -= (image.y * k.values[j]! - k.values[i]!) * log;
        const [ry, rz] = [image.y * y[j]! - y[i]!, image.z * z[j]! - z[i]!];
        // conj(ζ' - ζ)·f' times d ln r + i dθ.
        const [w, x] = [sense * omega[j]!, chi[j]!];
        const [u, v] = [ry * w + rz * x, ry * x - rz * w];
        oh += u * log - v * angle;
        ok += u * angle + v * log;
      }
      h.ends.forEach(({ at, reached }, e) => {
        const log = Math.log((image.y * at.y - y[i]!) ** 2 + (image.z * at.z - z[i]!) ** 2) / 2;
        // A mirror image of a stretch runs backwards.
        lh += sense * image.z * reached * log;
        lk += sense * image.y * k.ends[e]!.reached * log;
      });
    }
    const [wy, wz] = [omega[i]! * dy[i]! - chi[i]! * dz[i]!, chi[i]! * dy[i]! + omega[i]! * dz[i]!];
    // Im of (a + ib)(wy + i wz)/i is -Re.
    const [a, b] = [2 * lh - oh, -2 * lk - ok];
    sum -= a * wy - b * wz;
  }
  return (sum * symmetry.images.length) / (8 * Math.PI);
}

import { factorDenseInto, substituteDenseInto } from '../../linalg/denseFactors.ts';
import type { DenseFactors } from '../../linalg/denseFactors.ts';
import type { Boundary } from './boundary.ts';
import { weighBoundaryInto } from './boundaryWeights.ts';
import type { ViewWeights } from './boundaryWeights.ts';
import type { WholeBoundary } from './conjugate.ts';
import type { StretchEnd } from './sweepStretches.ts';
import { senseOf } from './symmetry.ts';
import type { Image } from './symmetry.ts';

/** Returns the sign that a function has in an image. */
export type Parity = (image: Image) => number;

/**
 * Solves for the values of a harmonic function on the boundary, given those of its conjugate.
 *
 * Without `ends` the conjugate is continuous along closed curves and has the same sign in all images; adding a constant
 * to it on a curve changes nothing. With `ends` it is zero at the start of each stretch and may change around a hole by
 * the flux out of the hole.
 */
export type HarmonicSolver = (
  parity: Parity,
  conjugate: Float64Array,
  ends?: readonly StretchEnd[],
) => Float64Array;

/**
 * Prepares the boundary equations of harmonic functions for a boundary and its images.
 *
 * The function u + iχ is analytic in the section, and χ is known on the boundary. For each node ∮(u at the node - u) dθ
 * = ∮(χ - χ at the node) d ln r, less χ ln r at the end of each stretch where χ does not return to its initial value.
 * In an image u has the sign of its parity, χ that sign times the orientation. Parities that agree in all images share
 * their equations. Source: N. I. Muskhelishvili, Some Basic Problems of the Mathematical Theory of Elasticity, part VI;
 * THEORY.md, "Torsion".
 */
export function prepareHarmonic(whole: WholeBoundary): HarmonicSolver {
  const systems = new Map<string, System>();
  return (parity, conjugate, ends = []) => {
    const signs = whole.symmetry.images.map(parity);
    const key = signs.join();
    const system = systems.get(key) ?? createSystem(whole, signs);
    systems.set(key, system);
    const { factors, logarithms, own } = system;
    const values = conjugate.map((here, node) => {
      let sum = own[node]! * here;
      for (let j = 0; j < factors.size; j++)
        sum += logarithms[node * factors.size + j]! * (conjugate[j]! - here);
      return sum;
    });
    takeEndsInto(values, { whole, signs, ends });
    substituteDenseInto(factors, values);
    return values;
  };
}

function takeEndsInto(
  values: Float64Array,
  of: { whole: WholeBoundary; signs: readonly number[]; ends: readonly StretchEnd[] },
): void {
  const { y, z } = of.whole.boundary;
  for (const { at, reached } of of.ends) {
    of.whole.symmetry.images.forEach((image, k) => {
      const half = (of.signs[k]! * reached) / 2;
      for (let node = 0; node < values.length; node++) {
        const [dy, dz] = [image.y * at.y - y[node]!, image.z * at.z - z[node]!];
        values[node]! -= half * Math.log(dy * dy + dz * dz);
      }
    });
  }
}

/** The equations of one parity. */
interface System {
  readonly factors: DenseFactors;
  readonly logarithms: Float64Array;
  /**
   * The coefficient of the conjugate at the node itself in the node's row, in addition to the sum of its logarithms.
   */
  readonly own: Float64Array;
}

function createSystem({ boundary, symmetry }: WholeBoundary, signs: readonly number[]): System {
  const size = boundary.y.length;
  const matrix = new Float64Array(size * size);
  const logarithms = new Float64Array(size * size);
  const own = new Float64Array(size);
  const weights: ViewWeights = { ofLogarithm: new Float64Array(size), ofAngle: new Float64Array(size) };
  for (let node = 0; node < size; node++) {
    const row = node * size;
    symmetry.images.forEach((image, at) => {
      weighBoundaryInto(weights, { boundary, image, node });
      const sign = signs[at]!;
      const ofConjugate = sign * senseOf(image);
      for (let j = 0; j < size; j++) {
        matrix[row + j]! -= sign * weights.ofAngle[j]!;
        matrix[row + node]! += weights.ofAngle[j]!;
        logarithms[row + j]! += ofConjugate * weights.ofLogarithm[j]!;
        own[node]! += (ofConjugate - 1) * weights.ofLogarithm[j]!;
      }
    });
  }
  if (signs.every((sign) => sign === 1)) addMean(matrix, boundary);
  return { factors: factorDenseInto(matrix, size), logarithms, own };
}

/** If no mirror determines the constant of the function, its mean along the boundary is set to zero. */
function addMean(matrix: Float64Array, { dy, dz }: Boundary): void {
  const steps = dy.map((step, i) => Math.hypot(step, dz[i]!));
  const length = steps.reduce((sum, step) => sum + step, 0);
  for (let at = 0; at < matrix.length; at++) matrix[at]! += steps[at % steps.length]! / length;
}

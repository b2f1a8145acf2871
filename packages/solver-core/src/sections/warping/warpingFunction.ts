import { factorDenseInto, substituteDenseInto } from '../../linalg/denseFactors.ts';
import type { Point } from '../outline.ts';
import type { Boundary } from './boundary.ts';
import { weighBoundaryInto } from './boundaryWeights.ts';
import type { ViewWeights } from './boundaryWeights.ts';
import { listHalfSquares } from './conjugate.ts';
import type { WholeBoundary } from './conjugate.ts';
import { senseOf } from './symmetry.ts';

/** Solves for the values of the warping function on the boundary, about a pole on the axes of symmetry. */
export type WarpingSolver = (pole: Point) => Float64Array;

/**
 * Prepares the boundary equation of Saint-Venant's warping function for a boundary and its images.
 *
 * Of ω + iχ, analytic in the section, χ is r²/2 on the boundary but for a constant on each closed curve, which drops
 * out. From each node ∮(ω at the node - ω) dθ = ∮(χ - χ at the node) d ln r. In an image ω has the sign of its sense, χ
 * stays as it is. Source: N. I. Muskhelishvili, Some Basic Problems of the Mathematical Theory of Elasticity, part VI;
 * THEORY.md, "Torsion".
 */
export function prepareWarping({ boundary, symmetry }: WholeBoundary): WarpingSolver {
  const size = boundary.y.length;
  const matrix = new Float64Array(size * size);
  const logarithms = new Float64Array(size * size);
  const weights: ViewWeights = { ofLogarithm: new Float64Array(size), ofAngle: new Float64Array(size) };
  for (let node = 0; node < size; node++) {
    const row = node * size;
    for (const image of symmetry.images) {
      weighBoundaryInto(weights, { boundary, image, node });
      const sense = senseOf(image);
      for (let j = 0; j < size; j++) {
        matrix[row + j]! -= sense * weights.ofAngle[j]!;
        matrix[row + node]! += weights.ofAngle[j]!;
        logarithms[row + j]! += weights.ofLogarithm[j]!;
      }
    }
  }
  if (symmetry.images.every((image) => senseOf(image) === 1)) addMean(matrix, boundary);
  const factors = factorDenseInto(matrix, size);
  return (pole) => {
    const squares = listHalfSquares(boundary, pole);
    const values = squares.map((own, node) => {
      let sum = 0;
      for (let j = 0; j < size; j++) sum += logarithms[node * size + j]! * (squares[j]! - own);
      return sum;
    });
    substituteDenseInto(factors, values);
    return values;
  };
}

/** Where no mirror fixes the constant of the function, its mean along the boundary is zero. */
function addMean(matrix: Float64Array, { dy, dz }: Boundary): void {
  const steps = dy.map((step, i) => Math.hypot(step, dz[i]!));
  const length = steps.reduce((sum, step) => sum + step, 0);
  for (let at = 0; at < matrix.length; at++) matrix[at]! += steps[at % steps.length]! / length;
}

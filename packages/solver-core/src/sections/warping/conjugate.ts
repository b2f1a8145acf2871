import type { Point } from '../outline.ts';
import type { Boundary } from './boundary.ts';
import { weighBoundaryInto } from './boundaryWeights.ts';
import { lengthOfEdge } from './edgeGeometry.ts';
import { NODES } from './gaussRule.ts';
import { listStretches } from './stretches.ts';
import type { Stretch } from './stretches.ts';
import { senseOf } from './symmetry.ts';
import type { Symmetry } from './symmetry.ts';

/** A boundary with its mirror and rotated images. */
export interface WholeBoundary {
  readonly boundary: Boundary;
  readonly symmetry: Symmetry;
}

/**
 * Returns half the squared distance from the pole at each node: the conjugate of the warping function up to a constant
 * for each curve.
 */
export function listHalfSquares({ y, z }: Boundary, pole: Point): Float64Array {
  return y.map((each, i) => ((each - pole.y) ** 2 + (z[i]! - pole.z) ** 2) / 2);
}

/**
 * Returns the conjugate of the warping function on the boundary, with the constant zero for the outer curve, that is
 * r²/2 there. For a hole the constant is the residual, at a node of the hole, of the imaginary part of Cauchy's
 * integral equation.
 */
export function findConjugate(
  { omega, squares }: { omega: Float64Array; squares: Float64Array },
  whole: WholeBoundary,
): Float64Array {
  const stretches = listStretches(whole.boundary.panels);
  if (stretches.length === 1) return squares;
  const chi = squares.slice();
  for (const stretch of stretches) {
    const constant = constantOn(stretch, { omega, squares, whole });
    for (let i = stretch.first * NODES; i < (stretch.last + 1) * NODES; i++) chi[i]! += constant;
  }
  return chi;
}

function constantOn(
  { first, last }: Stretch,
  {
    omega,
    squares,
    whole: { boundary, symmetry },
  }: { omega: Float64Array; squares: Float64Array; whole: WholeBoundary },
): number {
  // The corners disturb least in the middle of a long panel.
  const lengths = boundary.panels.slice(first, last + 1).map(lengthOfEdge);
  const node = (first + lengths.indexOf(Math.max(...lengths))) * NODES + NODES / 2;
  const weights = { ofLogarithm: new Float64Array(omega.length), ofAngle: new Float64Array(omega.length) };
  let sum = 0;
  for (const image of symmetry.images) {
    weighBoundaryInto(weights, { boundary, image, node });
    const sense = senseOf(image);
    for (let j = 0; j < omega.length; j++) {
      sum += (squares[j]! - squares[node]!) * weights.ofAngle[j]!;
      sum -= (sense * omega[j]! - omega[node]!) * weights.ofLogarithm[j]!;
    }
  }
  return sum / (2 * Math.PI);
}

/**
 * Estimates the 1-norm of the inverse of a matrix, given solvers for it. The estimate is a lower bound, rarely below a
 * third of the true value.
 *
 * The norm is climbed from one corner of the unit ball to the next, at most five times, with two solves each. `start`
 * has the 1-norm 1: it is the centre of the ball in the directions that count, and 0 in the others. Source: N. J.
 * Higham, Accuracy and Stability of Numerical Algorithms, 2nd ed., algorithm 15.1 (W. Hager).
 */
export function estimateInverseNorm(
  start: Float64Array,
  matrix: {
    readonly solve: (x: Float64Array) => Float64Array;
    /** Solves with the transposed matrix; pass the same function if the matrix is symmetric. */
    readonly solveTransposed: (x: Float64Array) => Float64Array;
  },
): number {
  let x = start;
  let inverse = 0;
  for (let step = 0; step < MAX_STEPS; step++) {
    const y = matrix.solve(x);
    const found = y.reduce((sum, value) => sum + Math.abs(value), 0);
    if (!(found > inverse)) break;
    inverse = found;
    const z = matrix.solveTransposed(y.map((value) => (value < 0 ? -1 : 1)));
    let corner = 0;
    let here = 0;
    for (let k = 0; k < z.length; k++) {
      if (Math.abs(z[k]!) > Math.abs(z[corner]!)) corner = k;
      here += z[k]! * x[k]!;
    }
    if (Math.abs(z[corner]!) <= here) break;
    x = new Float64Array(x.length);
    x[corner] = 1;
  }
  return inverse;
}

const MAX_STEPS = 5;

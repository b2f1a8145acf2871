import {
  createBand,
  factorBandInto,
  solveRefined,
  substituteInto,
  substituteTransposedInto,
} from './band.ts';

/** One equation: distinct column indices and their coefficients. */
export interface SparseRow {
  readonly columns: readonly number[];
  readonly values: readonly number[];
}

/** The factors of a banded matrix; they solve with the matrix and with its transpose. */
export interface BandedFactors {
  readonly solve: (b: Float64Array) => Float64Array;
  /**
   * Refines the solution with a residual in twice the precision: it is as accurate as the rounded matrix allows, even
   * if the matrix is ill-conditioned.
   */
  readonly solveRefined: (b: Float64Array) => Float64Array;
  readonly solveTransposed: (b: Float64Array) => Float64Array;
}

/**
 * Factors a square banded matrix. Returns null if a pivot is zero or NaN; a nearly singular matrix is factored, and its
 * condition number shows it.
 */
export function factorBanded(rows: readonly SparseRow[]): BandedFactors | null {
  let lower = 0;
  let upper = 0;
  rows.forEach(({ columns }, i) => {
    for (const column of columns) {
      lower = Math.max(lower, i - column);
      upper = Math.max(upper, column - i);
    }
  });
  const band = createBand({ size: rows.length, lower, upper });
  rows.forEach(({ columns, values }, i) => {
    columns.forEach((column, k) => {
      band.a[i * band.width + lower - i + column] = values[k]!;
    });
  });
  const given = { ...band, a: band.a.slice(), lost: new Float64Array(band.a.length) };
  const result = factorBandInto(band, 0);
  if (!result.ok) return null;
  const solvedBy = (substitute: typeof substituteInto) => (b: Float64Array) => {
    const x = b.slice();
    substitute(result.factored, x);
    return x;
  };
  return {
    solve: solvedBy(substituteInto),
    solveRefined: (b) => solveRefined(given, result.factored, b),
    solveTransposed: solvedBy(substituteTransposedInto),
  };
}

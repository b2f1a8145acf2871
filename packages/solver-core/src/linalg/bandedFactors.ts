import {
  createBand,
  factorBandInto,
  solveRefined,
  substituteInto,
  substituteTransposedInto,
} from './band.ts';

/** One equation: columns, each once, and their coefficients. */
export interface SparseRow {
  readonly columns: readonly number[];
  readonly values: readonly number[];
}

/** The factors of a banded matrix, to solve with it and with its transpose as often as needed. */
export interface BandedFactors {
  readonly solve: (b: Float64Array) => Float64Array;
  /** Refined with a residual in twice the digits: as right as the rounded matrix is, however ill its condition. */
  readonly solveRefined: (b: Float64Array) => Float64Array;
  readonly solveTransposed: (b: Float64Array) => Float64Array;
}

/**
 * Factors a square banded matrix. Null when a pivot is zero or NaN; nearness to singularity is for the condition number
 * to tell.
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

import { createBand, factorBandInto, solveRefined } from './band.ts';
import type { Band, GivenBand } from './band.ts';
import { EQUILIBRATED_PIVOT, PIVOT } from './tolerance.ts';

/**
 * Rows of equations in one list: the terms of row i run from `first[i]` up to `first[i + 1]`, or to the end for the
 * last row.
 */
export interface EquationRows {
  readonly first: readonly number[];
  readonly columns: readonly number[];
  readonly values: readonly number[];
}

/** A square system whose rows are filled in order; every entry lies near the diagonal. */
export interface BandedSystem {
  /** Number of equations. */
  readonly size: number;
  readonly rows: EquationRows;
  /** Right-hand sides: one array of `size` for each case; overwritten by the solution. */
  readonly rightSides: readonly Float64Array[];
  /**
   * Whether columns are scaled as well as rows. This helps if the unknowns differ much in size, because then a small
   * pivot does not mean a singular system.
   * @default false
   */
  readonly scalesColumns?: boolean;
}

export type BandedResult = { readonly ok: true } | { readonly ok: false; readonly pivotRow: number };

/**
 * Solves a banded system for all right-hand sides at once and writes the solutions into them.
 *
 * Rows are scaled by their largest entry; Gaussian elimination with row interchanges inside the band. The mixed
 * equations of a beam are symmetric but indefinite, so interchanges are needed for accuracy. One step of refinement
 * with a compensated residual follows, because soft springs under stiff elements make columns of very different size,
 * which costs elimination alone six digits. Fails if a pivot is below PIVOT (singular within rounding) or, if columns
 * are scaled as well, below EQUILIBRATED_PIVOT (no digits left). O(size · band²). Source: Golub, Van Loan, Matrix
 * Computations, 4th ed., sections 4.3.5 and 3.5.3; residual by T. Ogita, S. M. Rump, S. Oishi, Accurate sum and dot
 * product, SIAM J. Sci. Comput. 26 (2005), algorithm 5.3; scaling by D. Ruiz, A scaling algorithm to equilibrate both
 * rows and columns norms in matrices, RAL-TR-2001-034.
 */
export function solveBandedInto({
  size,
  rows,
  rightSides,
  scalesColumns = false,
}: BandedSystem): BandedResult {
  const band = measureBand(size, rows);
  const { lower, width, a } = band;
  const lost = new Float64Array(a.length);
  for (let i = 0; i < size; i++) fillRowInto({ a, lost, at: i * width + lower - i, rows, i, rightSides });
  const columnScales = scalesColumns ? equilibrateInto({ ...band, lost }, rightSides) : null;
  const original = { ...band, a: a.slice(), lost };
  const result = factorBandInto(band, scalesColumns ? EQUILIBRATED_PIVOT : PIVOT);
  if (!result.ok) return result;
  for (const b of rightSides) {
    const x = solveRefined(original, result.factored, b);
    for (let i = 0; i < size; i++) b[i] = x[i]! * (columnScales?.[i] ?? 1);
  }
  return { ok: true };
}

function measureBand(size: number, { first, columns }: EquationRows): Band {
  let lower = 0;
  let upper = 0;
  for (let i = 0; i < first.length; i++) {
    const next = first[i + 1] ?? columns.length;
    for (let t = first[i]!; t < next; t++) {
      lower = Math.max(lower, i - columns[t]!);
      upper = Math.max(upper, columns[t]! - i);
    }
  }
  return createBand({ size, lower, upper });
}

/**
 * Scales rows and columns in turn until the largest entry of each is about 1. The scales are powers of two, so nothing
 * is rounded. Returns the scales of the columns: an unknown is its scale times the solution of the scaled equations.
 */
function equilibrateInto(
  { size, lower, reach, width, a, lost }: GivenBand,
  rightSides: readonly Float64Array[],
): Float64Array {
  const scales = new Float64Array(size).fill(1);
  for (let sweep = 0; sweep < SCALING_SWEEPS; sweep++) {
    const rows = new Float64Array(size);
    const columns = new Float64Array(size);
    for (let i = 0; i < size; i++) {
      for (let j = Math.max(0, i - lower); j <= Math.min(i + reach, size - 1); j++) {
        const entry = Math.abs(a[i * width + lower - i + j]!);
        rows[i] = Math.max(rows[i]!, entry);
        columns[j] = Math.max(columns[j]!, entry);
      }
    }
    for (let i = 0; i < size; i++) {
      const rowScale = inverseRoot(rows[i]!);
      for (let j = Math.max(0, i - lower); j <= Math.min(i + reach, size - 1); j++) {
        const scale = rowScale * inverseRoot(columns[j]!);
        a[i * width + lower - i + j]! *= scale;
        lost[i * width + lower - i + j]! *= scale;
      }
      for (const b of rightSides) b[i]! *= rowScale;
    }
    for (let j = 0; j < size; j++) scales[j]! *= inverseRoot(columns[j]!);
  }
  return scales;
}

/**
 * Each sweep halves the distance from 1 on a logarithmic scale: eight sweeps bring 60 orders of magnitude to less than
 * a factor of two.
 */
const SCALING_SWEEPS = 8;

/** Returns the power of two nearest to 1/sqrt(value). */
function inverseRoot(value: number): number {
  return value > 0 ? 2 ** -Math.round(Math.log2(value) / 2) : 1;
}

/**
 * Fills row i, whose column j is at `at + j`, and scales it and its right-hand sides by its largest entry, rounded to a
 * power of two. The rounding error of a sum of terms is stored separately, because beside a thin element the large 1/l
 * cancels the digits of all other terms.
 */
function fillRowInto(of: {
  a: Float64Array;
  lost: Float64Array;
  at: number;
  rows: EquationRows;
  i: number;
  rightSides: readonly Float64Array[];
}): void {
  const { a, lost, at, rows, i, rightSides } = of;
  const { columns, values } = rows;
  const first = rows.first[i]!;
  const next = rows.first[i + 1] ?? columns.length;
  for (let t = first; t < next; t++) {
    const place = at + columns[t]!;
    const sum = a[place]!;
    const total = sum + values[t]!;
    const back = total - sum;
    lost[place]! += sum - (total - back) + (values[t]! - back);
    a[place] = total;
  }
  let largest = 0;
  let left = Infinity;
  let right = -1;
  for (let t = first; t < next; t++) {
    const column = columns[t]!;
    largest = Math.max(largest, Math.abs(a[at + column]!));
    left = Math.min(left, column);
    right = Math.max(right, column);
  }
  if (!(largest > 0 && largest < Infinity)) return;
  // Scaling by a power of two rounds nothing.
  const scale = 2 ** -Math.round(Math.log2(largest));
  for (let column = left; column <= right; column++) {
    a[at + column]! *= scale;
    lost[at + column]! *= scale;
  }
  for (const b of rightSides) b[i]! *= scale;
}

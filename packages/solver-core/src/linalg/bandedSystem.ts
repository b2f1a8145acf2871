import { PIVOT } from './tolerance.ts';

/** A square system whose rows are filled one after another; each entry lies near the diagonal. */
export interface BandedSystem {
  /** Number of equations. */
  readonly size: number;
  /** Columns and coefficients of each row. */
  readonly rows: readonly { readonly columns: readonly number[]; readonly values: readonly number[] }[];
  /** Right-hand sides: one array of `size` for each case; overwritten by the solution. */
  readonly rightSides: readonly Float64Array[];
}

export type BandedResult = { readonly ok: true } | { readonly ok: false; readonly pivotRow: number };

/**
 * Solves a banded system for all right-hand sides at once, writing the solutions into them.
 *
 * Rows are scaled by their largest entry; Gaussian elimination with row interchanges inside the band.
 * The mixed equations of a beam are symmetric but indefinite, so interchanges are what keeps it accurate.
 * Fails when a pivot falls below PIVOT: singular within rounding. O(size · band²).
 * Source: Golub, Van Loan, Matrix Computations, 4th ed., section 4.3.5.
 */
export function solveBandedInto({ size, rows, rightSides }: BandedSystem): BandedResult {
  let lower = 0;
  let upper = 0;
  rows.forEach(({ columns }, i) => {
    for (const column of columns) {
      lower = Math.max(lower, i - column);
      upper = Math.max(upper, column - i);
    }
  });
  const reach = lower + upper;
  const width = lower + reach + 1;
  // Row i keeps its columns i - lower ... i + reach.
  const a = new Float64Array(size * width);
  for (let i = 0; i < size; i++) fillRowInto(a, i * width + lower - i, rows[i]!, rightSides, i);
  for (let k = 0; k < size; k++) {
    const last = Math.min(k + lower, size - 1);
    const end = Math.min(k + reach, size - 1);
    let pivotRow = k;
    for (let i = k + 1; i <= last; i++) {
      if (Math.abs(a[i * width + lower + k - i]!) > Math.abs(a[pivotRow * width + lower + k - pivotRow]!))
        pivotRow = i;
    }
    if (pivotRow !== k) {
      const p = pivotRow * width + lower - pivotRow;
      const q = k * width + lower - k;
      for (let j = k; j <= end; j++) {
        const kept = a[p + j]!;
        a[p + j] = a[q + j]!;
        a[q + j] = kept;
      }
      for (const b of rightSides) {
        const kept = b[pivotRow]!;
        b[pivotRow] = b[k]!;
        b[k] = kept;
      }
    }
    const top = k * width + lower - k;
    const pivot = a[top + k]!;
    if (!(Math.abs(pivot) > PIVOT)) return { ok: false, pivotRow: k };
    for (let i = k + 1; i <= last; i++) {
      const row = i * width + lower - i;
      const factor = a[row + k]! / pivot;
      if (factor === 0) continue;
      for (let j = k + 1; j <= end; j++) a[row + j]! -= factor * a[top + j]!;
      for (const b of rightSides) b[i]! -= factor * b[k]!;
    }
  }
  for (const b of rightSides) {
    for (let k = size - 1; k >= 0; k--) {
      const top = k * width + lower - k;
      const end = Math.min(k + reach, size - 1);
      let sum = b[k]!;
      for (let j = k + 1; j <= end; j++) sum -= a[top + j]! * b[j]!;
      b[k] = sum / a[top + k]!;
    }
  }
  return { ok: true };
}

function fillRowInto(
  a: Float64Array,
  offset: number,
  row: BandedSystem['rows'][number],
  rightSides: readonly Float64Array[],
  i: number,
): void {
  const { columns, values } = row;
  for (let k = 0; k < columns.length; k++) a[offset + columns[k]!]! += values[k]!;
  let largest = 0;
  let first = Infinity;
  let last = -1;
  for (const column of columns) {
    largest = Math.max(largest, Math.abs(a[offset + column]!));
    first = Math.min(first, column);
    last = Math.max(last, column);
  }
  if (largest === 0) return;
  for (let column = first; column <= last; column++) a[offset + column]! /= largest;
  for (const b of rightSides) b[i]! /= largest;
}

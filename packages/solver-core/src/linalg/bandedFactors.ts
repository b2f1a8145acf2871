/** One equation: columns, each once, and their coefficients. */
export interface SparseRow {
  readonly columns: readonly number[];
  readonly values: readonly number[];
}

/** The factors of a banded matrix, to solve with it and with its transpose as often as needed. */
export interface BandedFactors {
  readonly solve: (b: Float64Array) => Float64Array;
  readonly solveTransposed: (b: Float64Array) => Float64Array;
}

/**
 * Factors a square banded matrix, P·A = L·U with row interchanges inside the band. Null when a pivot is zero or not
 * finite; nearness to singularity is for the condition number to tell. O(size · band²).
 * Source: Golub, Van Loan, Matrix Computations, 4th ed., section 4.3.5.
 */
export function factorBanded(rows: readonly SparseRow[]): BandedFactors | null {
  const size = rows.length;
  let lower = 0;
  let upper = 0;
  rows.forEach(({ columns }, i) => {
    for (const column of columns) {
      lower = Math.max(lower, i - column);
      upper = Math.max(upper, column - i);
    }
  });
  const reach = lower + upper;
  // Row i keeps its columns i - lower ... i + reach; a[at(i) + j] is its entry in column j.
  const width = lower + reach + 1;
  const at = (i: number) => i * width + lower - i;
  const a = new Float64Array(size * width);
  rows.forEach(({ columns, values }, i) => {
    columns.forEach((column, k) => {
      a[at(i) + column] = values[k]!;
    });
  });
  const swaps = new Int32Array(size);
  for (let k = 0; k < size; k++) {
    const last = Math.min(k + lower, size - 1);
    const end = Math.min(k + reach, size - 1);
    let p = k;
    for (let i = k + 1; i <= last; i++) if (Math.abs(a[at(i) + k]!) > Math.abs(a[at(p) + k]!)) p = i;
    swaps[k] = p;
    const pivot = a[at(p) + k]!;
    if (pivot === 0 || !Number.isFinite(pivot)) return null;
    if (p !== k) {
      for (let j = k; j <= end; j++) {
        const kept = a[at(p) + j]!;
        a[at(p) + j] = a[at(k) + j]!;
        a[at(k) + j] = kept;
      }
    }
    for (let i = k + 1; i <= last; i++) {
      const factor = a[at(i) + k]! / pivot;
      a[at(i) + k] = factor;
      if (factor === 0) continue;
      for (let j = k + 1; j <= end; j++) a[at(i) + j]! -= factor * a[at(k) + j]!;
    }
  }

  const swapInto = (x: Float64Array, k: number) => {
    const kept = x[k]!;
    x[k] = x[swaps[k]!]!;
    x[swaps[k]!] = kept;
  };
  return {
    solve: (b) => {
      const x = Float64Array.from(b);
      for (let k = 0; k < size; k++) {
        swapInto(x, k);
        for (let i = k + 1; i <= Math.min(k + lower, size - 1); i++) x[i]! -= a[at(i) + k]! * x[k]!;
      }
      for (let k = size - 1; k >= 0; k--) {
        for (let j = k + 1; j <= Math.min(k + reach, size - 1); j++) x[k]! -= a[at(k) + j]! * x[j]!;
        x[k]! /= a[at(k) + k]!;
      }
      return x;
    },
    solveTransposed: (b) => {
      const x = Float64Array.from(b);
      for (let k = 0; k < size; k++) {
        x[k]! /= a[at(k) + k]!;
        for (let j = k + 1; j <= Math.min(k + reach, size - 1); j++) x[j]! -= a[at(k) + j]! * x[k]!;
      }
      for (let k = size - 1; k >= 0; k--) {
        for (let i = k + 1; i <= Math.min(k + lower, size - 1); i++) x[k]! -= a[at(i) + k]! * x[i]!;
        swapInto(x, k);
      }
      return x;
    },
  };
}

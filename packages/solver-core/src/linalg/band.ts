/** A square banded matrix: row i keeps its columns i - lower ... i + reach, column j at `i * width + lower - i + j`. */
export interface Band {
  readonly size: number;
  readonly lower: number;
  /** Number of entries right of the diagonal, including those that row interchanges fill. */
  readonly reach: number;
  readonly width: number;
  readonly a: Float64Array;
}

/** Entries before factoring, with the rounding errors of their sums. */
export interface GivenBand extends Band {
  readonly lost: Float64Array;
}

/** A band that holds its LU factors, and the pivot row of each step. */
export interface FactoredBand extends Band {
  readonly pivotRows: Int32Array;
}

export type BandFactoring =
  | { readonly ok: true; readonly factored: FactoredBand }
  /** `pivotRow`: the elimination step that found no pivot. */
  | { readonly ok: false; readonly pivotRow: number };

/** Creates a zero band with the given numbers of entries left (`lower`) and right (`upper`) of the diagonal. */
export function createBand({ size, lower, upper }: { size: number; lower: number; upper: number }): Band {
  const reach = lower + upper;
  const width = lower + reach + 1;
  return { size, lower, reach, width, a: new Float64Array(size * width) };
}

/**
 * Factors a band in place, P·A = L·U with row interchanges. Fails at a pivot that is NaN or not above `least`. O(size ·
 * band²). Source: Golub, Van Loan, Matrix Computations, 4th ed., section 4.3.5.
 */
export function factorBandInto(band: Band, least: number): BandFactoring {
  const { size, lower, reach, width, a } = band;
  const pivotRows = new Int32Array(size);
  for (let k = 0; k < size; k++) {
    const last = Math.min(k + lower, size - 1);
    const end = Math.min(k + reach, size - 1);
    let pivotRow = k;
    for (let i = k + 1; i <= last; i++) {
      if (Math.abs(a[i * width + lower + k - i]!) > Math.abs(a[pivotRow * width + lower + k - pivotRow]!))
        pivotRow = i;
    }
    pivotRows[k] = pivotRow;
    const top = k * width + lower - k;
    if (pivotRow !== k) {
      const p = pivotRow * width + lower - pivotRow;
      for (let j = k; j <= end; j++) {
        const kept = a[p + j]!;
        a[p + j] = a[top + j]!;
        a[top + j] = kept;
      }
    }
    const pivot = a[top + k]!;
    if (!(Math.abs(pivot) > least)) return { ok: false, pivotRow: k };
    for (let i = k + 1; i <= last; i++) {
      const row = i * width + lower - i;
      const factor = a[row + k]! / pivot;
      a[row + k] = factor;
      if (factor === 0) continue;
      for (let j = k + 1; j <= end; j++) a[row + j]! -= factor * a[top + j]!;
    }
  }
  return { ok: true, factored: { ...band, pivotRows } };
}

/** Replaces b by the solution of A·x = b. */
export function substituteInto(of: FactoredBand, b: Float64Array): void {
  const { size, lower, reach, width, a, pivotRows } = of;
  for (let k = 0; k < size; k++) {
    swapInto(b, k, pivotRows[k]!);
    const value = b[k]!;
    const last = Math.min(k + lower, size - 1);
    for (let i = k + 1; i <= last; i++) b[i]! -= a[i * width + lower - i + k]! * value;
  }
  for (let k = size - 1; k >= 0; k--) {
    const top = k * width + lower - k;
    const end = Math.min(k + reach, size - 1);
    let sum = b[k]!;
    for (let j = k + 1; j <= end; j++) sum -= a[top + j]! * b[j]!;
    b[k] = sum / a[top + k]!;
  }
}

/** Replaces b by the solution of Aᵀ·x = b. */
export function substituteTransposedInto(of: FactoredBand, b: Float64Array): void {
  const { size, lower, reach, width, a, pivotRows } = of;
  for (let k = 0; k < size; k++) {
    const top = k * width + lower - k;
    const end = Math.min(k + reach, size - 1);
    b[k]! /= a[top + k]!;
    for (let j = k + 1; j <= end; j++) b[j]! -= a[top + j]! * b[k]!;
  }
  for (let k = size - 1; k >= 0; k--) {
    const last = Math.min(k + lower, size - 1);
    for (let i = k + 1; i <= last; i++) b[k]! -= a[i * width + lower - i + k]! * b[i]!;
    swapInto(b, k, pivotRows[k]!);
  }
}

function swapInto(b: Float64Array, i: number, j: number): void {
  const kept = b[i]!;
  b[i] = b[j]!;
  b[j] = kept;
}

/** Solves A·x = b and refines the solution by the residual of the unfactored matrix; b is not changed. */
export function solveRefined(given: GivenBand, factored: FactoredBand, b: Float64Array): Float64Array {
  const x = b.slice();
  substituteInto(factored, x);
  for (let step = 0; step < REFINEMENTS; step++) {
    const correction = residual(given, b, x);
    substituteInto(factored, correction);
    for (let i = 0; i < x.length; i++) x[i]! += correction[i]!;
  }
  return x;
}

/**
 * A second step is needed where a thin element makes the first one inaccurate; it recovers the digits that rounding
 * lost.
 */
const REFINEMENTS = 2;

/**
 * Computes b - A·x in about twice the working precision: the rounding errors of entries, products and sums are added
 * back.
 */
function residual(
  { size, lower, reach, width, a, lost }: GivenBand,
  b: Float64Array,
  x: Float64Array,
): Float64Array {
  const r = new Float64Array(size);
  for (let i = 0; i < size; i++) {
    const row = i * width + lower - i;
    const end = Math.min(i + reach, size - 1);
    let sum = b[i]!;
    let error = 0;
    for (let j = Math.max(0, i - lower); j <= end; j++) {
      const entry = -a[row + j]!;
      if (entry === 0) continue;
      const value = x[j]!;
      const product = entry * value;
      const entryHigh = SPLIT * entry - (SPLIT * entry - entry);
      const valueHigh = SPLIT * value - (SPLIT * value - value);
      const entryLow = entry - entryHigh;
      const valueLow = value - valueHigh;
      const missed =
        entryLow * valueLow - (product - entryHigh * valueHigh - entryLow * valueHigh - entryHigh * valueLow);
      const next = sum + product;
      const back = next - sum;
      error += missed - lost[row + j]! * value + (sum - (next - back) + (product - back));
      sum = next;
    }
    r[i] = sum + error;
  }
  return r;
}

/** Veltkamp's constant: it splits a double into halves whose products are exact. */
const SPLIT = 2 ** 27 + 1;

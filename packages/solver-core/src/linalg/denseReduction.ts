import { PIVOT } from './tolerance.ts';

/**
 * A system with at most as many equations as unknowns, reduced so that each equation has a basic unknown of its own.
 */
export interface ReducedSystem {
  /** The basic unknown of each equation. */
  readonly basic: Int32Array;
  /** Unknowns that may take any value, ascending. */
  readonly free: readonly number[];
  /** For each right-hand side: the solution in which the free unknowns are zero. */
  readonly particular: readonly Float64Array[];
  /**
   * For each free unknown: the solution in which it is 1 and the other free unknowns and the right-hand side are zero.
   */
  readonly homogeneous: readonly Float64Array[];
}

/**
 * Computes the general solution of A·x = b by Gauss-Jordan elimination with complete pivoting, for each right-hand
 * side.
 *
 * `entries` of A are [row, column, value]. Intended for some hundred equations: the work grows with rows²·cols. Returns
 * null if the rows are dependent, that is if a pivot is below PIVOT of the largest entry. Source: G. H. Golub, C. F.
 * Van Loan, Matrix Computations, 4th ed., section 3.4.8.
 *
 * @example reduceDense({ rows: 1, cols: 2, entries: [[0, 0, 2], [0, 1, 1]] }, [Float64Array.of(4)]) // x = (2, 0) + t·(-0.5, 1)
 */
export function reduceDense(
  {
    rows,
    cols,
    entries,
  }: {
    rows: number;
    cols: number;
    entries: readonly (readonly [number, number, number])[];
  },
  rightSides: readonly Float64Array[],
): ReducedSystem | null {
  const width = cols + rightSides.length;
  const a = new Float64Array(rows * width);
  let largest = 0;
  for (const [i, j, value] of entries) {
    a[i * width + j]! += value;
    largest = Math.max(largest, Math.abs(value));
  }
  rightSides.forEach((b, k) => {
    for (let i = 0; i < rows; i++) a[i * width + cols + k] = b[i]!;
  });
  const basic = new Int32Array(rows).fill(-1);
  const isBasic = new Uint8Array(cols);
  for (let step = 0; step < rows; step++) {
    const pivot = findPivot({ a, basic, isBasic, width, cols });
    if (!(pivot.size > PIVOT * largest)) return null;
    basic[pivot.row] = pivot.column;
    isBasic[pivot.column] = 1;
    clearColumnInto(a, { ...pivot, rows, width });
  }
  const free = Array.from({ length: cols }, (_, j) => j).filter((j) => isBasic[j] === 0);
  const solution = (column: number, sign: 1 | -1) => {
    const x = new Float64Array(cols);
    for (let i = 0; i < rows; i++) x[basic[i]!] = sign * a[i * width + column]!;
    return x;
  };
  return {
    basic,
    free,
    particular: rightSides.map((_, k) => solution(cols + k, 1)),
    homogeneous: free.map((j) => {
      const x = solution(j, -1);
      x[j] = 1;
      return x;
    }),
  };
}

/** Finds the largest coefficient among the equations that have no basic unknown yet. */
function findPivot(of: {
  a: Float64Array;
  basic: Int32Array;
  isBasic: Uint8Array;
  width: number;
  cols: number;
}): { row: number; column: number; size: number } {
  const best = { row: -1, column: -1, size: -1 };
  for (let i = 0; i < of.basic.length; i++) {
    if (of.basic[i]! >= 0) continue;
    for (let j = 0; j < of.cols; j++) {
      const size = Math.abs(of.a[i * of.width + j]!);
      if (size <= best.size || of.isBasic[j] === 1) continue;
      best.row = i;
      best.column = j;
      best.size = size;
    }
  }
  return best;
}

/**
 * Divides the pivot's row by the pivot and subtracts multiples of it from all other rows, so that they become zero in
 * its column.
 */
function clearColumnInto(
  a: Float64Array,
  { row, column, rows, width }: { row: number; column: number; rows: number; width: number },
): void {
  const own = a.subarray(row * width, (row + 1) * width);
  const pivot = own[column]!;
  for (let j = 0; j < width; j++) own[j]! /= pivot;
  for (let i = 0; i < rows; i++) {
    const factor = a[i * width + column]!;
    if (i === row || factor === 0) continue;
    const other = a.subarray(i * width, (i + 1) * width);
    for (let j = 0; j < width; j++) other[j]! -= factor * own[j]!;
    other[column] = 0;
  }
}

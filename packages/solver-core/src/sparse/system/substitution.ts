import { type Factor } from './factorization.ts';

/** Overwrites x, `dim` numbers for each position, by the solution of L·y = x. */
export function substituteInto({ analysis, store }: Factor, x: Float64Array): void {
  const { dim, valueStarts } = analysis;
  const { count, firsts, rowStarts, rows } = analysis.supernodes;
  const { work } = store;
  for (let s = 0; s < count; s++) {
    const base = (dim * firsts[s]!) | 0;
    const pivots = (dim * firsts[s + 1]! - base) | 0;
    const rowStart = rowStarts[s]!;
    const rowEnd = rowStarts[s + 1]!;
    const size = (pivots + dim * (rowEnd - rowStart)) | 0;
    for (let c = 0; c < pivots; c++) work[c] = x[(base + c) | 0]!;
    for (let i = pivots; i < size; i++) work[i] = 0;
    store.forth(valueStarts[s]!, size, pivots);
    for (let k = 0; k < pivots; k++) x[(base + k) | 0] = work[k]!;
    let i = pivots;
    for (let r = rowStart; r < rowEnd; r++) {
      const at = Math.imul(dim, rows[r]!);
      x[at]! += work[i]!;
      x[(at + 1) | 0]! += work[(i + 1) | 0]!;
      if (dim === 3) x[(at + 2) | 0]! += work[(i + 2) | 0]!;
      i = (i + dim) | 0;
    }
  }
}

/** Overwrites x by the solution of Lᵀ·y = x. */
export function substituteTransposedInto({ analysis, store }: Factor, x: Float64Array): void {
  const { dim, valueStarts } = analysis;
  const { count, firsts, rowStarts, rows } = analysis.supernodes;
  const { work } = store;
  for (let s = count - 1; s >= 0; s--) {
    const base = (dim * firsts[s]!) | 0;
    const pivots = (dim * firsts[s + 1]! - base) | 0;
    const rowStart = rowStarts[s]!;
    const rowEnd = rowStarts[s + 1]!;
    for (let c = 0; c < pivots; c++) work[c] = x[(base + c) | 0]!;
    let size = pivots;
    for (let r = rowStart; r < rowEnd; r++) {
      const at = Math.imul(dim, rows[r]!);
      work[size] = x[at]!;
      work[(size + 1) | 0] = x[(at + 1) | 0]!;
      if (dim === 3) work[(size + 2) | 0] = x[(at + 2) | 0]!;
      size = (size + dim) | 0;
    }
    store.back(valueStarts[s + 1]!, size, pivots);
    for (let k = 0; k < pivots; k++) x[(base + k) | 0] = work[k]!;
  }
}

import { type Factor } from './factorization.ts';

/**
 * Overwrites x, `dim` numbers a position, by the solution of L·y = x. `work` holds at least the largest front's rows.
 */
export function substituteInto({ analysis, values }: Factor, x: Float64Array, work: Float64Array): void {
  const { dim, valueStarts } = analysis;
  const { count, firsts, rowStarts, rows } = analysis.supernodes;
  for (let s = 0; s < count; s++) {
    const base = (dim * firsts[s]!) | 0;
    const pivots = (dim * firsts[s + 1]! - base) | 0;
    const rowStart = rowStarts[s]!;
    const rowEnd = rowStarts[s + 1]!;
    const size = (pivots + dim * (rowEnd - rowStart)) | 0;
    for (let c = 0; c < pivots; c++) work[c] = x[(base + c) | 0]!;
    for (let i = pivots; i < size; i++) work[i] = 0;
    let p = valueStarts[s]! | 0;
    let c = 0;
    for (; c + 4 <= pivots; c += 4) {
      // Four columns at a time: each number of the right side is then read and written once for four of the factor.
      const y0 = work[c]! / values[p]!;
      const y1 = (work[c + 1]! - values[p + 4]! * y0) / values[p + 5]!;
      const y2 = (work[c + 2]! - values[p + 8]! * y0 - values[p + 9]! * y1) / values[p + 10]!;
      const y3 =
        (work[c + 3]! - values[p + 12]! * y0 - values[p + 13]! * y1 - values[p + 14]! * y2) / values[p + 15]!;
      work[c] = y0;
      work[c + 1] = y1;
      work[c + 2] = y2;
      work[c + 3] = y3;
      p = (p + 16) | 0;
      for (let i = (c + 4) | 0; i < size; i++) {
        work[i] =
          work[i]! -
          (values[p]! * y0 +
            values[(p + 1) | 0]! * y1 +
            values[(p + 2) | 0]! * y2 +
            values[(p + 3) | 0]! * y3);
        p = (p + 4) | 0;
      }
    }
    for (; c < pivots; c++) {
      const length = (size - c) | 0;
      const y = work[c]! / values[p]!;
      work[c] = y;
      for (let i = 1; i < length; i++) work[(c + i) | 0]! -= values[(p + i) | 0]! * y;
      p = (p + length) | 0;
    }
    for (let k = 0; k < pivots; k++) x[(base + k) | 0] = work[k]!;
    let i = pivots;
    for (let r = rowStart; r < rowEnd; r++) {
      const at = Math.imul(dim, rows[r]!);
      for (let axis = 0; axis < dim; axis++) x[(at + axis) | 0]! += work[i++]!;
    }
  }
}

/** Overwrites x by the solution of Lᵀ·y = x. */
export function substituteTransposedInto(
  { analysis, values }: Factor,
  x: Float64Array,
  work: Float64Array,
): void {
  const { dim, valueStarts } = analysis;
  const { count, firsts, rowStarts, rows } = analysis.supernodes;
  for (let s = count - 1; s >= 0; s--) {
    const base = (dim * firsts[s]!) | 0;
    const pivots = (dim * firsts[s + 1]! - base) | 0;
    const rowStart = rowStarts[s]!;
    const rowEnd = rowStarts[s + 1]!;
    const size = (pivots + dim * (rowEnd - rowStart)) | 0;
    for (let c = 0; c < pivots; c++) work[c] = x[(base + c) | 0]!;
    let filled = pivots;
    for (let r = rowStart; r < rowEnd; r++) {
      const at = Math.imul(dim, rows[r]!);
      for (let axis = 0; axis < dim; axis++) work[filled++] = x[(at + axis) | 0]!;
    }
    let p = valueStarts[s + 1]! | 0;
    let c = pivots;
    for (; c % 4 !== 0;) {
      c--;
      const length = (size - c) | 0;
      p = (p - length) | 0;
      let sum = work[c]!;
      for (let i = 1; i < length; i++) sum -= values[(p + i) | 0]! * work[(c + i) | 0]!;
      work[c] = sum / values[p]!;
    }
    while (c > 0) {
      c = (c - 4) | 0;
      const length = (size - c) | 0;
      p = (p - 4 * length) | 0;
      let q = (p + 16) | 0;
      let s0 = 0;
      let s1 = 0;
      let s2 = 0;
      let s3 = 0;
      for (let i = (c + 4) | 0; i < size; i++) {
        const w = work[i]!;
        s0 += values[q]! * w;
        s1 += values[(q + 1) | 0]! * w;
        s2 += values[(q + 2) | 0]! * w;
        s3 += values[(q + 3) | 0]! * w;
        q = (q + 4) | 0;
      }
      const y3 = (work[c + 3]! - s3) / values[p + 15]!;
      const y2 = (work[c + 2]! - s2 - values[p + 14]! * y3) / values[p + 10]!;
      const y1 = (work[c + 1]! - s1 - values[p + 9]! * y2 - values[p + 13]! * y3) / values[p + 5]!;
      const y0 =
        (work[c]! - s0 - values[p + 4]! * y1 - values[p + 8]! * y2 - values[p + 12]! * y3) / values[p]!;
      work[c] = y0;
      work[c + 1] = y1;
      work[c + 2] = y2;
      work[c + 3] = y3;
    }
    for (let k = 0; k < pivots; k++) x[(base + k) | 0] = work[k]!;
  }
}

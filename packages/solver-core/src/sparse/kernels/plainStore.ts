import type { FactorStore } from './factorStore.ts';

/** Creates a store that uses arrays and arithmetic in plain JavaScript, which works everywhere. */
export function createPlainStore(): FactorStore {
  let values = new Float64Array(0);
  let work = values;
  return {
    get bytes() {
      return values.buffer.byteLength;
    },
    get work() {
      return work;
    },
    take(doubles, rows) {
      work = new Float64Array(rows);
      if (isAbout(values.buffer.byteLength, 8 * doubles))
        return (values = new Float64Array(values.buffer, 0, doubles));
      // Existing memory is released first, so that it can be collected before more is allocated.
      values = new Float64Array(0);
      return (values = new Float64Array(doubles));
    },
    forth: (start, size, pivots) => forth(values, work, start, size, pivots),
    back: (end, size, pivots) => back(values, work, end, size, pivots),
  };
}

/** Returns whether existing memory fits the request; a large block is not retained for a small truss. */
function isAbout(bytes: number, asked: number): boolean {
  return bytes >= asked && bytes <= MOST_SPARE * asked;
}

const MOST_SPARE = 1.25;

// Numbers are passed individually, because a girder has tens of thousands of fronts and would need as many objects.

function forth(values: Float64Array, work: Float64Array, start: number, size: number, pivots: number): void {
  let p = start | 0;
  let c = 0;
  for (; c + 4 <= pivots; c += 4) {
    // Four columns are handled at a time, so that each number of the right-hand side is read and written once for four
    // numbers of the factor.
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
        (values[p]! * y0 + values[(p + 1) | 0]! * y1 + values[(p + 2) | 0]! * y2 + values[(p + 3) | 0]! * y3);
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
}

function back(values: Float64Array, work: Float64Array, end: number, size: number, pivots: number): void {
  let p = end | 0;
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
}

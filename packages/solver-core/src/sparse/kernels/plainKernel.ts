import { type FrontKernel } from './frontKernel.ts';

/**
 * Dense arithmetic on fronts in plain JavaScript. It works everywhere, and every other kernel is compared with it.
 *
 * Columns are factored PANEL at a time; the products of each panel are then subtracted from the rest of the triangle in
 * tiles of four rows by four columns, whose sums stay in registers while the panel is read once.
 */
export function createPlainKernel(): FrontKernel {
  let arena = new Float64Array(0);
  return {
    name: 'plain',
    reserve(doubles) {
      if (arena.length < doubles) arena = new Float64Array(doubles);
      else arena.fill(0, 0, doubles);
      return arena;
    },
    factor({ offset, size, pivots, least }) {
      for (let start = 0; start < pivots; start += PANEL) {
        const end = Math.min(start + PANEL, pivots);
        const failed = factorPanel(arena, offset, size, start, end, least);
        if (failed >= 0) return failed;
        takePanel(arena, offset, size, start, end);
      }
      return -1;
    },
  };
}

/** Factors columns `start` to `end` over all their rows; the products of earlier columns are already subtracted. */
function factorPanel(
  a: Float64Array,
  offset: number,
  size: number,
  start: number,
  end: number,
  least: Float64Array,
): number {
  for (let c = start; c < end; c++) {
    const column = (offset + Math.imul(c, size)) | 0;
    // Subtracts the products of the panel's earlier columns from this one, four columns at a time.
    let k = start;
    for (; k + 4 <= c; k += 4) {
      const p0 = (offset + Math.imul(k, size)) | 0;
      const p1 = (p0 + size) | 0;
      const p2 = (p1 + size) | 0;
      const p3 = (p2 + size) | 0;
      const f0 = a[(p0 + c) | 0]!;
      const f1 = a[(p1 + c) | 0]!;
      const f2 = a[(p2 + c) | 0]!;
      const f3 = a[(p3 + c) | 0]!;
      for (let i = c; i < size; i++) {
        const at = (column + i) | 0;
        a[at] =
          a[at]! -
          (f0 * a[(p0 + i) | 0]! + f1 * a[(p1 + i) | 0]! + f2 * a[(p2 + i) | 0]! + f3 * a[(p3 + i) | 0]!);
      }
    }
    for (; k < c; k++) {
      const p = (offset + Math.imul(k, size)) | 0;
      const f = a[(p + c) | 0]!;
      for (let i = c; i < size; i++) a[(column + i) | 0]! -= f * a[(p + i) | 0]!;
    }
    const pivot = a[(column + c) | 0]!;
    if (!(pivot > least[c]!)) return c;
    const root = Math.sqrt(pivot);
    a[(column + c) | 0] = root;
    const inverse = 1 / root;
    for (let i = c + 1; i < size; i++) a[(column + i) | 0]! *= inverse;
  }
  return -1;
}

/** Subtracts the panel's products from the triangle to its right: C -= P·Pᵀ. */
function takePanel(a: Float64Array, offset: number, size: number, start: number, end: number): void {
  const width = (end - start) | 0;
  const panel = (offset + Math.imul(start, size)) | 0;
  let j = end;
  for (; j + 4 <= size; j += 4) {
    let i = j;
    for (; i + 4 <= size; i += 4)
      takeTile(a, panel, width, size, i, j, (offset + Math.imul(j, size) + i) | 0);
    for (; i < size; i++) takeRow(a, panel, width, size, i, j, 4, (offset + Math.imul(j, size) + i) | 0);
  }
  for (let i = j; i < size; i++)
    takeRow(a, panel, width, size, i, j, i - j + 1, (offset + Math.imul(j, size) + i) | 0);
}

/**
 * Updates a tile of four rows from i and four columns from j; on the diagonal its upper corner is written too, where
 * nothing reads it.
 *
 * Written out, because engines keep variables in registers but not the elements of an array: with the 16 sums in an
 * array a plane grid of 10 000 joints takes twice as long to factor, entry by entry as in `takeRow` 1.8 times as long.
 */
function takeTile(
  a: Float64Array,
  panel: number,
  width: number,
  size: number,
  i: number,
  j: number,
  to: number,
): void {
  let c00 = 0;
  let c10 = 0;
  let c20 = 0;
  let c30 = 0;
  let c01 = 0;
  let c11 = 0;
  let c21 = 0;
  let c31 = 0;
  let c02 = 0;
  let c12 = 0;
  let c22 = 0;
  let c32 = 0;
  let c03 = 0;
  let c13 = 0;
  let c23 = 0;
  let c33 = 0;
  let p = (panel + i) | 0;
  let q = (panel + j) | 0;
  for (let k = 0; k < width; k++) {
    const r0 = a[p]!;
    const r1 = a[(p + 1) | 0]!;
    const r2 = a[(p + 2) | 0]!;
    const r3 = a[(p + 3) | 0]!;
    let f = a[q]!;
    c00 += r0 * f;
    c10 += r1 * f;
    c20 += r2 * f;
    c30 += r3 * f;
    f = a[(q + 1) | 0]!;
    c01 += r0 * f;
    c11 += r1 * f;
    c21 += r2 * f;
    c31 += r3 * f;
    f = a[(q + 2) | 0]!;
    c02 += r0 * f;
    c12 += r1 * f;
    c22 += r2 * f;
    c32 += r3 * f;
    f = a[(q + 3) | 0]!;
    c03 += r0 * f;
    c13 += r1 * f;
    c23 += r2 * f;
    c33 += r3 * f;
    p = (p + size) | 0;
    q = (q + size) | 0;
  }
  a[to]! -= c00;
  a[(to + 1) | 0]! -= c10;
  a[(to + 2) | 0]! -= c20;
  a[(to + 3) | 0]! -= c30;
  to = (to + size) | 0;
  a[to]! -= c01;
  a[(to + 1) | 0]! -= c11;
  a[(to + 2) | 0]! -= c21;
  a[(to + 3) | 0]! -= c31;
  to = (to + size) | 0;
  a[to]! -= c02;
  a[(to + 1) | 0]! -= c12;
  a[(to + 2) | 0]! -= c22;
  a[(to + 3) | 0]! -= c32;
  to = (to + size) | 0;
  a[to]! -= c03;
  a[(to + 1) | 0]! -= c13;
  a[(to + 2) | 0]! -= c23;
  a[(to + 3) | 0]! -= c33;
}

/** Updates up to four entries of row i from column j on, which no tile covers. */
function takeRow(
  a: Float64Array,
  panel: number,
  width: number,
  size: number,
  i: number,
  j: number,
  columns: number,
  to: number,
): void {
  for (let c = 0; c < columns; c++) {
    let p = (panel + i) | 0;
    let q = (panel + j + c) | 0;
    let sum = 0;
    for (let k = 0; k < width; k++) {
      sum += a[p]! * a[q]!;
      p = (p + size) | 0;
      q = (q + size) | 0;
    }
    a[to]! -= sum;
    to = (to + size) | 0;
  }
}

/** Number of columns of a panel, small enough that its rows of a tile stay in the nearest cache. */
const PANEL = 32;

import type { Arithmetic } from './arithmetic.ts';

/** The lower half of a symmetric band matrix, for any kind of number. */
export interface Band<T> {
  readonly size: number;
  readonly width: number;
  /** Adds to the entry of a row and a column at or left of the diagonal. */
  readonly add: (row: number, column: number, value: T) => void;
  readonly get: (row: number, column: number) => T;
}

/** Creates a zero band with `width` entries left of the diagonal. */
export function createBand<T>(m: Arithmetic<T>, size: number, width: number): Band<T> {
  const entries = new Array<T>(size * (width + 1)).fill(m.of(0));
  const index = (row: number, column: number) => row * (width + 1) + width + column - row;
  return {
    size,
    width,
    add: (row, column, value) => {
      entries[index(row, column)] = m.add(entries[index(row, column)]!, value);
    },
    get: (row, column) => entries[index(row, column)]!,
  };
}

/**
 * A pivot this small relative to its diagonal entry means a mechanism; elements of 1e-6 of the beam reach only 1e-18.
 */
const SINGULAR = 1e-26;

/**
 * Solves K d = f with some of d given, by Cholesky's factors L·D·Lᵀ; returns null if K is singular.
 *
 * Given values become equations of their own, so the band keeps its numbering.
 */
export function solveBand<T>(
  m: Arithmetic<T>,
  band: Band<T>,
  right: readonly T[],
  fixed: ReadonlyMap<number, number>,
): T[] | null {
  const { size, width } = band;
  const f = [...right];
  for (const [column, value] of fixed) {
    for (let i = Math.max(0, column - width); i <= Math.min(size - 1, column + width); i++) {
      const k = i >= column ? band.get(i, column) : band.get(column, i);
      f[i] = m.subtract(f[i]!, m.multiply(k, m.of(value)));
    }
  }
  for (const [row, value] of fixed) f[row] = m.of(value);
  const factors: T[][] = [];
  const pivots: T[] = [];
  for (let i = 0; i < size; i++) {
    const from = Math.max(0, i - width);
    const row: T[] = [];
    for (let j = from; j <= i; j++) {
      let sum = fixed.has(i) || fixed.has(j) ? m.of(i === j ? 1 : 0) : band.get(i, j);
      const start = Math.max(from, j - width, 0);
      for (let k = start; k < j; k++) {
        const other = k - Math.max(0, j - width);
        sum = m.subtract(
          sum,
          m.multiply(m.multiply(row[k - from]!, j === i ? row[k - from]! : factors[j]![other]!), pivots[k]!),
        );
      }
      if (j < i) row.push(m.divide(sum, pivots[j]!));
      else {
        if (!(Math.abs(m.toNumber(sum)) > SINGULAR * Math.abs(fixed.has(i) ? 1 : m.toNumber(band.get(i, i)))))
          return null;
        pivots.push(sum);
      }
    }
    factors.push(row);
    for (let k = from; k < i; k++) f[i] = m.subtract(f[i]!, m.multiply(row[k - from]!, f[k]!));
  }
  for (let i = size - 1; i >= 0; i--) {
    let sum = m.divide(f[i]!, pivots[i]!);
    for (let k = i + 1; k <= Math.min(size - 1, i + width); k++) {
      sum = m.subtract(sum, m.multiply(factors[k]![i - Math.max(0, k - width)]!, f[k]!));
    }
    f[i] = sum;
  }
  return f;
}

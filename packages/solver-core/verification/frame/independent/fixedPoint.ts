import { rational } from '../../independent/rational.ts';

/**
 * A number as an integer multiple of 2^-320: some ninety digits after the point, with room for any number before it.
 */
export type Fixed = bigint;

const BITS = 320n;
export const ONE: Fixed = 1n << BITS;

/** Converts a double exactly, or to 2^-320 if it is tiny. */
export function fixed(value: number): Fixed {
  const { n, d } = rational(value);
  return (n << BITS) / d;
}

export function times(a: Fixed, b: Fixed): Fixed {
  return (a * b) >> BITS;
}

export function over(a: Fixed, b: Fixed): Fixed {
  return (a << BITS) / b;
}

/** Returns the square root, by Newton's method on integers. */
export function root(value: Fixed): Fixed {
  const wanted = value << BITS;
  let guess = 1n << BigInt(Math.ceil(wanted.toString(2).length / 2));
  for (;;) {
    const next = (guess + wanted / guess) >> 1n;
    if (next >= guess) return guess;
    guess = next;
  }
}

export function toDouble(value: Fixed): number {
  const sign = value < 0n ? -1 : 1;
  const size = value < 0n ? -value : value;
  const shift = BigInt(Math.max(0, size.toString(2).length - 64));
  return sign * Number(size >> shift) * 2 ** Number(shift - BITS);
}

/** Solves a full system by elimination with partial pivoting; returns null if it is singular. */
export function solveFixed(rows: Fixed[][]): Fixed[] | null {
  const n = rows.length;
  for (let step = 0; step < n; step++) {
    let best = step;
    for (let row = step + 1; row < n; row++)
      if (sizeOf(rows[row]![step]!) > sizeOf(rows[best]![step]!)) best = row;
    [rows[step], rows[best]] = [rows[best]!, rows[step]!];
    const top = rows[step]!;
    if (sizeOf(top[step]!) <= NOTHING) return null;
    const filled = top.flatMap((value, column) => (column > step && value !== 0n ? [column] : []));
    for (let row = step + 1; row < n; row++) {
      const low = rows[row]!;
      if (low[step] === 0n) continue;
      const factor = over(low[step]!, top[step]!);
      for (const column of filled) low[column]! -= times(factor, top[column]!);
      low[step] = 0n;
    }
  }
  const x = new Array<Fixed>(n).fill(0n);
  for (let row = n - 1; row >= 0; row--) {
    let sum = rows[row]![n]!;
    for (let column = row + 1; column < n; column++)
      if (rows[row]![column] !== 0n) sum -= times(rows[row]![column]!, x[column]!);
    x[row] = over(sum, rows[row]![row]!);
  }
  return x;
}

const NOTHING = 1n << 120n;
const sizeOf = (value: Fixed): Fixed => (value < 0n ? -value : value);

/** Exact fractions of big integers: arithmetic without rounding for the independent methods of this folder. */
export interface Rational {
  readonly n: bigint;
  readonly d: bigint;
}

export const ZERO: Rational = { n: 0n, d: 1n };
export const ONE: Rational = { n: 1n, d: 1n };

/** Converts a finite double exactly to a fraction. */
export function rational(value: number): Rational {
  let d = 1n;
  let scaled = value;
  while (!Number.isInteger(scaled)) {
    scaled *= 2;
    d *= 2n;
  }
  return reduced(BigInt(scaled), d);
}

export function add(a: Rational, b: Rational): Rational {
  if (a.n === 0n) return b;
  if (b.n === 0n) return a;
  return reduced(a.n * b.d + b.n * a.d, a.d * b.d);
}

export function multiply(a: Rational, b: Rational): Rational {
  if (a.n === 0n || b.n === 0n) return ZERO;
  return reduced(a.n * b.n, a.d * b.d);
}

export function negate(a: Rational): Rational {
  return { n: -a.n, d: a.d };
}

export function subtract(a: Rational, b: Rational): Rational {
  return add(a, negate(b));
}

export function divide(a: Rational, b: Rational): Rational {
  if (b.n === 0n) throw new Error('`divide` was called with zero');
  const sign = b.n < 0n ? -1n : 1n;
  return reduced(a.n * b.d * sign, a.d * b.n * sign);
}

/** Rounds to the nearest double, accurately enough for a comparison at 1e-12. */
export function toNumber({ n, d }: Rational): number {
  if (n === 0n) return 0;
  const sign = n < 0n ? -1 : 1;
  const size = n < 0n ? -n : n;
  const shift = BigInt(size.toString(2).length - d.toString(2).length - 64);
  const quotient = shift > 0n ? size / (d << shift) : (size << -shift) / d;
  return sign * Number(quotient) * 2 ** Number(shift);
}

/**
 * Reduces n/d to lowest terms. The denominators of doubles are mostly powers of two. The common power of two is found
 * from the bits, so that Euclid's algorithm has only the odd part to reduce.
 */
function reduced(n: bigint, d: bigint): Rational {
  if (n === 0n) return ZERO;
  const even = powerOfTwoIn(d);
  const evenOfN = powerOfTwoIn(n);
  let a = d / even;
  let b = (n < 0n ? -n : n) % a;
  while (b !== 0n) [a, b] = [b, a % b];
  const shared = a * (even < evenOfN ? even : evenOfN);
  return shared === 1n ? { n, d } : { n: n / shared, d: d / shared };
}

function powerOfTwoIn(value: bigint): bigint {
  return value & -value;
}

/** Solves a square system by Gaussian elimination without rounding; returns null if it is singular. */
export function solveExactly(
  matrix: readonly (readonly Rational[])[],
  right: readonly Rational[],
): Rational[] | null {
  const rows = matrix.map((row, i) => [...row, right[i]!]);
  const size = rows.length;
  for (let k = 0; k < size; k++) {
    const pivot = rows.findIndex((row, i) => i >= k && row[k]!.n !== 0n);
    if (pivot < 0) return null;
    [rows[k], rows[pivot]] = [rows[pivot]!, rows[k]!];
    for (let i = 0; i < size; i++) {
      if (i === k || rows[i]![k]!.n === 0n) continue;
      const factor = divide(rows[i]![k]!, rows[k]![k]!);
      for (let j = k; j <= size; j++) rows[i]![j] = subtract(rows[i]![j]!, multiply(factor, rows[k]![j]!));
    }
  }
  return rows.map((row, k) => divide(row[size]!, row[k]!));
}

/** Computes the rank of a matrix without rounding. */
export function exactRank(matrix: readonly (readonly Rational[])[]): number {
  const rows = matrix.map((row) => [...row]);
  const columns = rows[0]?.length ?? 0;
  let rank = 0;
  for (let k = 0; k < columns && rank < rows.length; k++) {
    const pivot = rows.findIndex((row, i) => i >= rank && row[k]!.n !== 0n);
    if (pivot < 0) continue;
    [rows[rank], rows[pivot]] = [rows[pivot]!, rows[rank]!];
    for (let i = rank + 1; i < rows.length; i++) {
      if (rows[i]![k]!.n === 0n) continue;
      const factor = divide(rows[i]![k]!, rows[rank]![k]!);
      for (let j = k; j < columns; j++)
        rows[i]![j] = subtract(rows[i]![j]!, multiply(factor, rows[rank]![j]!));
    }
    rank++;
  }
  return rank;
}

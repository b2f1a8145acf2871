import { fractionToNumber } from './fraction.ts';
import type { Fraction } from './fraction.ts';
import { fractionOf } from './exactPolynomial.ts';
import type { ExactPolynomial } from './exactPolynomial.ts';

/** Number of bisections that narrow a root. */
const MOST_HALVINGS = 52;

/**
 * Lists numbers strictly between `lo` and `hi` near which a polynomial other than 0 has its roots: every root is within
 * 2^-52 of the range of a listed number, so no root is missed. A listed number can be without a root if two complex
 * roots nearly meet there.
 *
 * Uses Descartes' rule of signs and bisection (Vincent, Collins, Akritas) in integers. It needs no chain of remainders,
 * whose numbers become huge for polynomials of a high degree.
 */
export function candidateRoots(
  c: ExactPolynomial,
  { lo, hi }: { readonly lo: Fraction; readonly hi: Fraction },
): number[] {
  if (c.length < 2) return [];
  const [from, to] = [fractionToNumber(lo), fractionToNumber(hi)];
  const found: number[] = [];
  const search = (given: readonly bigint[], at: number, size: number, depth: number): void => {
    let q = given;
    if (q[0] === 0n) {
      // The midpoint belongs to the left half.
      found.push(at);
      q = q.slice(q.findIndex((value) => value !== 0n));
    }
    const changes = signChangesInside(q);
    if (changes === 0) return;
    if (depth === MOST_HALVINGS) {
      found.push(at + size / 2);
      return;
    }
    if (changes === 1) {
      found.push(at + size * bisect(q, MOST_HALVINGS - depth));
      return;
    }
    const n = q.length - 1;
    const left = q.map((value, k) => value << BigInt(n - k));
    search(left, at, size / 2, depth + 1);
    search(shiftByOne(left), at + size / 2, size / 2, depth + 1);
  };
  search(onUnit(c, lo, hi), 0, 1, 0);
  return found.map((share) => from + (to - from) * share).filter((t) => from < t && t < to);
}

/** Returns the integer coefficients of the polynomial in x = (s - lo)/(hi - lo), which runs from 0 to 1. */
function onUnit(c: ExactPolynomial, lo: Fraction, hi: Fraction): bigint[] {
  // lo + (hi - lo)·x = (a + b·x)/d
  const d = lo.denominator * hi.denominator;
  const a = lo.numerator * hi.denominator;
  const b = hi.numerator * lo.denominator - a;
  const over = c.reduce(
    (product, { denominator }) => (product % denominator === 0n ? product : product * denominator),
    1n,
  );
  const n = c.length - 1;
  let sum: bigint[] = [];
  let power = 1n;
  for (let k = n; k >= 0; k--) {
    // sum·(a + b·x) + c_k·d^(n-k)
    const next = Array.from(
      { length: sum.length + 1 },
      (_, j) => (sum[j] ?? 0n) * a + (sum[j - 1] ?? 0n) * b,
    );
    next[0] = (next[0] ?? 0n) + ((c[k]!.numerator * over) / c[k]!.denominator) * power;
    sum = next.slice(0, n - k + 1);
    power *= d;
  }
  return sum;
}

/**
 * Counts the sign changes of (1 + x)^n·q(1/(1 + x)). They exceed the number of roots of q between 0 and 1 by an even
 * number or zero.
 */
function signChangesInside(q: readonly bigint[]): number {
  let changes = 0;
  let last = 0n;
  for (const value of shiftByOne([...q].reverse())) {
    if (value === 0n) continue;
    if (last !== 0n && value < 0n !== last < 0n) changes++;
    last = value;
  }
  return changes;
}

/** Returns the coefficients of q(x + 1). */
function shiftByOne(q: readonly bigint[]): bigint[] {
  const c = [...q];
  for (let i = 0; i < c.length; i++) for (let k = c.length - 2; k >= i; k--) c[k]! += c[k + 1]!;
  return c;
}

/** Narrows the only root between 0 and 1 by bisection. */
function bisect(q: readonly bigint[], halvings: number): number {
  const n = q.length - 1;
  // The sign just above 0 is that of the first coefficient, which is not 0.
  const isLow = q[0]! < 0n;
  let at = 0n;
  for (let depth = 1; depth <= halvings; depth++) {
    const middle = 2n * at + 1n;
    let sum = 0n;
    for (let k = n; k >= 0; k--) sum = sum * middle + (q[k]! << BigInt(depth * (n - k)));
    if (sum === 0n) return fractionToNumber(fractionOf(middle, 1n << BigInt(depth)));
    at = sum < 0n === isLow ? middle : middle - 1n;
  }
  return fractionToNumber(fractionOf(2n * at + 1n, 1n << BigInt(halvings + 1)));
}

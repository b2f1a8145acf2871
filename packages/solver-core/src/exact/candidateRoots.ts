import { fractionToNumber, multiplyFractions } from './fraction.ts';
import { addFractions } from './fractionArithmetic.ts';
import type { Fraction } from './fraction.ts';
import { evaluateExact, fractionOf, subtractFraction } from './exactPolynomial.ts';
import type { ExactPolynomial } from './exactPolynomial.ts';
import { isNarrow, splitAtNought } from './realRoots.ts';

/**
 * Lists numbers strictly between `lo` and `hi` near which a polynomial other than 0 has its roots: every root has a
 * listed number that equals it within the digits of a double, so no root is missed. A listed number can be without a
 * root if two complex roots nearly meet there.
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
  const ends = splitAtNought({ lo, hi });
  const inner = ends.slice(1, -1).filter((t) => evaluateExact(c, t).numerator === 0n);
  const found = ends.slice(1).flatMap((end, k) => rootsOnOneSide(c, ends[k]!, end));
  return [...inner, ...found].map(fractionToNumber).filter((t) => from < t && t < to);
}

/** Lists numbers near which a polynomial has its roots strictly between two numbers that are not on both sides of 0. */
function rootsOnOneSide(c: ExactPolynomial, lo: Fraction, hi: Fraction): Fraction[] {
  const found: Fraction[] = [];
  const size = subtractFraction(hi, lo);
  const place = (at: bigint, depth: number): Fraction =>
    addFractions(lo, multiplyFractions(size, fractionOf(at, 1n << BigInt(depth))));
  const isLeast = ({ at, depth }: Part) => isNarrow({ lo: place(at, depth), hi: place(at + 1n, depth) });
  const middleOf = ({ at, depth }: Part) => place(2n * at + 1n, depth + 1);
  const search = (given: readonly bigint[], part: Part): void => {
    const { at, depth } = part;
    let q = given;
    if (q[0] === 0n) {
      // The midpoint belongs to the left half; the ends of the range are not within it.
      if (at > 0n) found.push(place(at, depth));
      q = q.slice(q.findIndex((value) => value !== 0n));
    }
    const changes = signChangesInside(q);
    if (changes === 0) return;
    if (isLeast(part)) {
      found.push(middleOf(part));
      return;
    }
    if (changes === 1) {
      found.push(middleOf(bisect(q, part, isLeast)));
      return;
    }
    const n = q.length - 1;
    const left = q.map((value, k) => value << BigInt(n - k));
    search(left, { at: 2n * at, depth: depth + 1 });
    search(shiftByOne(left), { at: 2n * at + 1n, depth: depth + 1 });
  };
  search(onUnit(c, lo, hi), { at: 0n, depth: 0 });
  return found;
}

/** The part of a range from at/2^depth to (at + 1)/2^depth. */
interface Part {
  readonly at: bigint;
  readonly depth: number;
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

/** Narrows the only root between 0 and 1, the ends of a part, by bisection; returns the part of it that is the least. */
function bisect(q: readonly bigint[], part: Part, isLeast: (part: Part) => boolean): Part {
  const n = q.length - 1;
  // The sign just above 0 is that of the first coefficient, which is not 0.
  const isLow = q[0]! < 0n;
  let at = 0n;
  for (let depth = 0; ; depth++) {
    const own: Part = { at: (part.at << BigInt(depth)) + at, depth: part.depth + depth };
    if (isLeast(own)) return own;
    const middle = 2n * at + 1n;
    let sum = 0n;
    for (let k = n; k >= 0; k--) sum = sum * middle + (q[k]! << BigInt((depth + 1) * (n - k)));
    // The middle of this part is the root.
    if (sum === 0n) return own;
    at = sum < 0n === isLow ? middle : middle - 1n;
  }
}

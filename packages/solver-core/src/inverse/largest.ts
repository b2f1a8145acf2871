import { fractionToNumber } from '../exact/fraction.ts';
import type { Fraction } from '../exact/fraction.ts';
import {
  UNIT,
  addExact,
  deriveExact,
  divideExact,
  multiplyExact,
  negated,
  scaleExact,
  whole,
} from '../exact/exactPolynomial.ts';
import type { ExactPolynomial } from '../exact/exactPolynomial.ts';
import { turnsOf } from '../linalg/turns.ts';
import { polynomialThrough } from './rationalFunction.ts';
import type { RationalFunction } from './rationalFunction.ts';

/**
 * Returns the polynomial in t whose roots are the values of t at which a polynomial in s, with coefficients that are
 * rational functions of t, has the stationary value c for some real or complex s: the resultant of p - c and its
 * derivative. Returns null if p has no stationary value.
 */
export function stationaryAt(coefficients: readonly RationalFunction[], c: Fraction): ExactPolynomial | null {
  const degree = coefficients.findLastIndex(({ over }) => over.length > 0);
  if (degree < 2) return null;
  // With a common denominator all coefficients are polynomials.
  const under = coefficients.reduce<ExactPolynomial>((sum, one) => lcm(sum, one.under), [UNIT]);
  const cleared = coefficients.slice(0, degree + 1).map((one, k) => {
    const { quotient: factor } = divideExact(under, one.under);
    const over = multiplyExact(one.over, factor);
    return k === 0 ? addExact(over, scaleExact(under, negated(c))) : over;
  });
  const over = cleared.flat().reduce((most, { denominator }) => leastMultiple(most, denominator), 1n);
  const integers = cleared.map((one) =>
    one.map(({ numerator, denominator }) => (numerator * over) / denominator),
  );
  const most = Math.max(...integers.map(({ length }) => length - 1), 0);
  const count = (2 * degree - 1) * most + 1;
  const samples = Array.from({ length: count }, (_, k) => {
    const t = BigInt(k % 2 === 0 ? k / 2 : -(k + 1) / 2);
    const p = integers.map((one) => one.reduceRight((sum, value) => sum * t + value, 0n));
    return { t: whole(t), value: whole(formalResultant(p)) };
  });
  return polynomialThrough(samples);
}

/** Computes the resultant of a polynomial of a formal degree and its derivative, as Sylvester's determinant. */
function formalResultant(p: readonly bigint[]): bigint {
  const n = p.length - 1;
  const slope = p.slice(1).map((value, k) => value * BigInt(k + 1));
  const size = 2 * n - 1;
  const row = (of: readonly bigint[], shift: number) =>
    Array.from({ length: size }, (_, k) => of[of.length - 1 - (k - shift)] ?? 0n);
  return determinant([
    ...Array.from({ length: n - 1 }, (_, k) => row(p, k)),
    ...Array.from({ length: n }, (_, k) => row(slope, k)),
  ]);
}

/** Computes the determinant of integers by fraction-free elimination (Bareiss). */
function determinant(given: readonly (readonly bigint[])[]): bigint {
  const rows = given.map((row) => [...row]);
  let last = 1n;
  let sign = 1n;
  for (let i = 0; i < rows.length - 1; i++) {
    const pivot = rows.findIndex((row, k) => k >= i && row[i] !== 0n);
    if (pivot < 0) return 0n;
    if (pivot !== i) {
      [rows[i], rows[pivot]] = [rows[pivot]!, rows[i]!];
      sign = -sign;
    }
    const own = rows[i]!;
    for (let k = i + 1; k < rows.length; k++) {
      const other = rows[k]!;
      for (let j = i + 1; j < rows.length; j++) other[j] = (other[j]! * own[i]! - other[i]! * own[j]!) / last;
    }
    last = own[i]!;
  }
  return sign * rows.at(-1)!.at(-1)!;
}

function leastMultiple(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return (a / x) * b;
}

function lcm(a: ExactPolynomial, b: ExactPolynomial): ExactPolynomial {
  let [x, y] = [a, b];
  while (y.length > 0) [x, y] = [y, divideExact(x, y).rest];
  return divideExact(multiplyExact(a, b), x).quotient;
}

/** Returns the greatest absolute value of a polynomial from 0 to h, in floating-point numbers. */
export function greatestSize(c: ExactPolynomial, h: Fraction): number {
  const values = c.map(fractionToNumber);
  const length = fractionToNumber(h);
  const at = (s: number) => Math.abs(values.reduceRight((sum, value) => sum * s + value, 0));
  return Math.max(at(0), at(length), ...(deriveExact(c).length > 1 ? turnsOf(values, length).map(at) : []));
}

/**
 * Returns the stationary value of a parabola with coefficients that are rational functions; null if it is not a
 * parabola.
 */
export function vertexOf(coefficients: readonly RationalFunction[]): RationalFunction | null {
  const [a, b, c] = coefficients;
  if (a === undefined || b === undefined || c === undefined || c.over.length === 0) return null;
  // a - b²/(4·c)
  const bb = multiplyExact(b.over, b.over);
  const over = addExact(
    multiplyExact(a.over, multiplyExact(multiplyExact(b.under, b.under), scaleExact(c.over, whole(4)))),
    multiplyExact(multiplyExact(bb, c.under), a.under).map(negated),
  );
  const under = multiplyExact(
    multiplyExact(a.under, multiplyExact(b.under, b.under)),
    scaleExact(c.over, whole(4)),
  );
  return { over, under };
}

import { multiplyFractions } from './fraction.ts';
import { addFractions, compareFractions } from './fractionArithmetic.ts';
import type { Fraction } from './fraction.ts';
import {
  deriveExact,
  divideExact,
  evaluateExact,
  fractionOf,
  negated,
  quotient,
  scaleExact,
} from './exactPolynomial.ts';
import type { ExactPolynomial } from './exactPolynomial.ts';

/** An interval that contains one root of a polynomial: lo < root <= hi, or the root itself if the two are equal. */
export interface RootInterval {
  readonly lo: Fraction;
  readonly hi: Fraction;
}

/** A Sturm chain of the square-free part of a polynomial. */
export type SturmChain = readonly ExactPolynomial[];

/** Creates the Sturm chain of a polynomial other than 0; positive factors keep the coefficients small. */
export function createSturmChain(c: ExactPolynomial): SturmChain {
  const free = squareFree(c);
  const chain: ExactPolynomial[] = [primitive(free), primitive(deriveExact(free))];
  while (chain.at(-1)!.length > 1) {
    const { rest } = divideExact(chain.at(-2)!, chain.at(-1)!);
    if (rest.length === 0) break;
    chain.push(primitive(rest.map(negated)));
  }
  return chain.filter((one) => one.length > 0);
}

/** Counts the distinct roots with lo < root <= hi. */
export function countRootsIn(chain: SturmChain, lo: Fraction, hi: Fraction): number {
  return signChanges(chain, lo) - signChanges(chain, hi);
}

/**
 * Isolates all real roots with lo <= root <= hi of a polynomial other than 0, ascending, by Sturm's theorem and
 * bisection, and narrows each to at most `width`. A multiple root is listed once.
 */
export function isolateRoots(
  c: ExactPolynomial,
  { lo, hi, width }: RootInterval & { readonly width: Fraction },
): RootInterval[] {
  if (c.length < 2) return [];
  const chain = createSturmChain(c);
  const free = chain[0]!;
  const found: RootInterval[] = [];
  if (evaluateExact(free, lo).numerator === 0n) found.push({ lo, hi: lo });
  const isZero = (t: Fraction) => evaluateExact(free, t).numerator === 0n;
  const search = (from: Fraction, to: Fraction, count: number): void => {
    if (count === 0) return;
    if (count === 1 && isZero(to)) {
      found.push({ lo: to, hi: to });
      return;
    }
    if (count === 1 && !isZero(from)) {
      found.push(bisect(free, { lo: from, hi: to, width }));
      return;
    }
    const middle = halve(from, to);
    const left = countRootsIn(chain, from, middle);
    search(from, middle, left);
    search(middle, to, count - left);
  };
  search(lo, hi, countRootsIn(chain, lo, hi));
  return found;
}

/** Narrows an interval at whose ends a polynomial has different signs. */
function bisect(
  c: ExactPolynomial,
  { lo, hi, width }: RootInterval & { readonly width: Fraction },
): RootInterval {
  const isNegative = (t: Fraction) => evaluateExact(c, t).numerator < 0n;
  let [from, to] = [lo, hi];
  const isLow = isNegative(from);
  while (compareFractions(addFractions(to, negated(from)), width) > 0) {
    const middle = halve(from, to);
    if (evaluateExact(c, middle).numerator === 0n) return { lo: middle, hi: middle };
    if (isNegative(middle) === isLow) from = middle;
    else to = middle;
  }
  return { lo: from, hi: to };
}

/** Returns a number between two numbers, the middle if possible, with a short denominator. */
function halve(a: Fraction, b: Fraction): Fraction {
  return multiplyFractions(addFractions(a, b), fractionOf(1n, 2n));
}

function signChanges(chain: SturmChain, at: Fraction): number {
  let changes = 0;
  let last = 0n;
  for (const one of chain) {
    const { numerator } = evaluateExact(one, at);
    if (numerator === 0n) continue;
    if (last !== 0n && numerator < 0n !== last < 0n) changes++;
    last = numerator;
  }
  return changes;
}

/** Divides by the greatest common divisor with the derivative, so that every root becomes simple. */
function squareFree(c: ExactPolynomial): ExactPolynomial {
  const multiple = commonDivisor(c, deriveExact(c));
  return multiple.length > 1 ? divideExact(c, multiple).quotient : c;
}

/** Returns the greatest common divisor of two polynomials that are not both 0, up to a factor. */
export function commonDivisor(one: ExactPolynomial, other: ExactPolynomial): ExactPolynomial {
  let [a, b] = [primitive(one), primitive(other)];
  while (b.length > 0) [a, b] = [b, primitive(divideExact(a, b).rest)];
  return a;
}

/** Returns the positive multiple with coprime integer coefficients. */
function primitive(c: ExactPolynomial): ExactPolynomial {
  if (c.length === 0) return c;
  const over = c.reduce((most, { denominator }) => (most * denominator) / gcd(most, denominator), 1n);
  const under = c.reduce((most, value) => gcd(most, (value.numerator * over) / value.denominator), 0n);
  return scaleExact(c, quotient(fractionOf(over, 1n), fractionOf(under, 1n)));
}

function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

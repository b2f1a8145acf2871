import { multiplyFractions } from './fraction.ts';
import { addFractions, compareFractions } from './fractionArithmetic.ts';
import type { Fraction } from './fraction.ts';
import {
  NOUGHT,
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
 * bisection, and narrows each until `isNarrow` holds, however wide the range is. A multiple root is listed once.
 */
export function isolateRoots(c: ExactPolynomial, { lo, hi }: RootInterval): RootInterval[] {
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
      found.push(bisect(free, { lo: from, hi: to }));
      return;
    }
    const middle = halve(from, to);
    const left = countRootsIn(chain, from, middle);
    search(from, middle, left);
    search(middle, to, count - left);
  };
  const ends = splitAtNought({ lo, hi });
  for (const [k, to] of ends.slice(1).entries()) search(ends[k]!, to, countRootsIn(chain, ends[k]!, to));
  return found;
}

/** The ends of a range, and 0 between them if it lies within, so that no interval between neighbours contains 0. */
export function splitAtNought({ lo, hi }: RootInterval): Fraction[] {
  return lo.numerator < 0n && hi.numerator > 0n ? [lo, NOUGHT, hi] : [lo, hi];
}

/** A root is narrowed to this fraction of its own size, an eighth of the last digit of a double. */
const NARROW = fractionOf(1n, 2n ** 56n);
/** The smallest double above 0. */
const SMALLEST = fractionOf(1n, 2n ** 1074n);

/**
 * Returns whether an interval on one side of 0 is so narrow that its middle gives its root with the digits of a double.
 */
export function isNarrow({ lo, hi }: RootInterval): boolean {
  const width = addFractions(hi, negated(lo));
  const far = hi.numerator > 0n ? hi : negated(lo);
  return (
    compareFractions(width, multiplyFractions(far, NARROW)) <= 0 || compareFractions(width, SMALLEST) <= 0
  );
}

/** Narrows an interval at whose ends a polynomial has different signs. */
function bisect(c: ExactPolynomial, { lo, hi }: RootInterval): RootInterval {
  const isNegative = (t: Fraction) => evaluateExact(c, t).numerator < 0n;
  let [from, to] = [lo, hi];
  const isLow = isNegative(from);
  while (!isNarrow({ lo: from, hi: to })) {
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

import { ONE, ZERO, add, divide, isEqual, isZero, multiply, negate, ratio, subtract } from './rational.ts';
import type { Rational } from './rational.ts';

/** The coefficients of a polynomial, ascending; the last one is not 0, and the polynomial 0 has no coefficients. */
export type Polynomial = readonly Rational[];

export const trim = (c: readonly Rational[]): Polynomial =>
  c.slice(0, c.findLastIndex((value) => !isZero(value)) + 1);

export function plus(a: Polynomial, b: Polynomial): Polynomial {
  const length = Math.max(a.length, b.length);
  return trim(Array.from({ length }, (_, k) => add(a[k] ?? ZERO, b[k] ?? ZERO)));
}

/** Multiplies by Horner's scheme. */
export function times(a: Polynomial, b: Polynomial): Polynomial {
  const scaled = (by: Rational) => a.map((one) => multiply(one, by));
  return b.reduceRight<Polynomial>((sum, value) => plus([ZERO, ...sum], scaled(value)), []);
}

export const valueOf = (c: Polynomial, s: Rational): Rational =>
  c.reduceRight((sum, value) => add(multiply(sum, s), value), ZERO);

/** Returns the antiderivative that is zero at 0. */
export function integral(c: Polynomial): Polynomial {
  return c.length === 0 ? [] : [ZERO, ...c.map((value, k) => divide(value, ratio(BigInt(k + 1), 1n)))];
}

/** Returns the polynomial in s whose value is c(t + s). */
export function shifted(c: Polynomial, t: Rational): Polynomial {
  return c.reduceRight<Polynomial>((sum, value) => plus(times(sum, trim([t, ONE])), trim([value])), []);
}

export const isSame = (a: Polynomial, b: Polynomial): boolean =>
  a.length === b.length && a.every((value, k) => isEqual(value, b[k]!));

/**
 * Returns the remainder of the division by `b`, which must not be 0; `keep` receives the terms of the quotient,
 * descending.
 */
export function remainder(a: Polynomial, b: Polynomial, keep?: (term: Rational) => void): Polynomial {
  let rest = [...a];
  while (rest.length >= b.length) {
    const factor = divide(rest.at(-1)!, b.at(-1)!);
    const at = rest.length - b.length;
    rest = rest
      .map((value, k) => (k < at ? value : subtract(value, multiply(factor, b[k - at]!))))
      .slice(0, -1);
    keep?.(factor);
  }
  return trim(rest);
}

/** Counts the distinct roots above 0 and below `h` by Sturm's theorem. */
export function countRoots(c: Polynomial, h: Rational): number {
  if (c.length < 2) return 0;
  const chain: Polynomial[] = [c, c.slice(1).map((value, k) => multiply(value, ratio(BigInt(k + 1), 1n)))];
  while (chain.at(-1)!.length > 0) chain.push(remainder(chain.at(-2)!, chain.at(-1)!).map(negate));
  // Divided by its last member, the greatest common divisor, the chain belongs to a polynomial without multiple roots.
  const simple = chain.slice(0, -1).map((one) => {
    const terms: Rational[] = [];
    remainder(one, chain.at(-2)!, (term) => terms.unshift(term));
    return terms;
  });
  const changes = (s: Rational): number => {
    const signs = simple.map((one) => valueOf(one, s).n).filter((n) => n !== 0n);
    return signs.filter((n, k) => k > 0 && n < 0n !== signs[k - 1]! < 0n).length;
  };
  return changes(ZERO) - changes(h) - (isZero(valueOf(c, h)) ? 1 : 0);
}

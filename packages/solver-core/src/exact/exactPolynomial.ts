import { divideFractions, multiplyFractions } from './fraction.ts';
import { addFractions, createFraction } from './fractionArithmetic.ts';
import type { Fraction } from './fraction.ts';

/** Exact coefficients of a polynomial, ascending; the last one is not 0, and the polynomial 0 has no coefficients. */
export type ExactPolynomial = readonly Fraction[];

export const NOUGHT: Fraction = { numerator: 0n, denominator: 1n };
export const UNIT: Fraction = { numerator: 1n, denominator: 1n };

/** Returns the negative of a fraction. */
export const negated = ({ numerator, denominator }: Fraction): Fraction => ({
  numerator: -numerator,
  denominator,
});

/** Subtracts `b` from `a`. */
export const subtractFraction = (a: Fraction, b: Fraction): Fraction => addFractions(a, negated(b));

/** Creates a fraction from an integer. */
export const whole = (value: number | bigint): Fraction => ({ numerator: BigInt(value), denominator: 1n });

/** Divides by `b`, which must not be 0. */
export function quotient(a: Fraction, b: Fraction): Fraction {
  const result = divideFractions(a, b);
  if (!result.ok) throw new Error('`quotient` was asked to divide by 0');
  return result.value;
}

/** Removes zero coefficients of the highest degrees. */
export function trimExact(c: readonly Fraction[]): ExactPolynomial {
  return c.slice(0, c.findLastIndex(({ numerator }) => numerator !== 0n) + 1);
}

export function addExact(a: ExactPolynomial, b: ExactPolynomial): ExactPolynomial {
  const length = Math.max(a.length, b.length);
  return trimExact(Array.from({ length }, (_, k) => addFractions(a[k] ?? NOUGHT, b[k] ?? NOUGHT)));
}

export function scaleExact(c: ExactPolynomial, by: Fraction): ExactPolynomial {
  return trimExact(c.map((value) => multiplyFractions(value, by)));
}

export function multiplyExact(a: ExactPolynomial, b: ExactPolynomial): ExactPolynomial {
  const product: Fraction[] = Array.from({ length: Math.max(0, a.length + b.length - 1) }, () => NOUGHT);
  for (const [i, one] of a.entries())
    for (const [j, other] of b.entries())
      product[i + j] = addFractions(product[i + j]!, multiplyFractions(one, other));
  return trimExact(product);
}

/** Evaluates a polynomial at s. */
export function evaluateExact(c: ExactPolynomial, s: Fraction): Fraction {
  return c.reduceRight((sum, value) => addFractions(multiplyFractions(sum, s), value), NOUGHT);
}

/** Returns the antiderivative that is zero at 0. */
export function integrateExact(c: ExactPolynomial): ExactPolynomial {
  return c.length === 0 ? [] : [NOUGHT, ...c.map((value, k) => quotient(value, whole(k + 1)))];
}

export function deriveExact(c: ExactPolynomial): ExactPolynomial {
  return trimExact(c.slice(1).map((value, k) => multiplyFractions(value, whole(k + 1))));
}

/** Returns the polynomial in s whose value is c(t + s). */
export function shiftExact(c: ExactPolynomial, t: Fraction): ExactPolynomial {
  return c.reduceRight<ExactPolynomial>(
    (sum, value) => addExact(multiplyExact(sum, trimExact([t, UNIT])), trimExact([value])),
    [],
  );
}

/** Returns quotient and remainder of the division by `b`, which must not be 0. */
export function divideExact(
  a: ExactPolynomial,
  b: ExactPolynomial,
): { readonly quotient: ExactPolynomial; readonly rest: ExactPolynomial } {
  const found: Fraction[] = Array.from({ length: Math.max(0, a.length - b.length + 1) }, () => NOUGHT);
  let rest = a;
  while (rest.length >= b.length) {
    const at = rest.length - b.length;
    const factor = quotient(rest.at(-1)!, b.at(-1)!);
    found[at] = factor;
    const taken = [...Array.from({ length: at }, () => NOUGHT), ...scaleExact(b, negated(factor))];
    rest = addExact(rest.slice(0, -1), taken.slice(0, -1));
  }
  return { quotient: trimExact(found), rest };
}

/** Creates a fraction from integers; `denominator` must not be 0. */
export function fractionOf(numerator: bigint, denominator: bigint): Fraction {
  const result = createFraction(numerator, denominator);
  if (!result.ok) throw new Error('`fractionOf` got no fraction');
  return result.value;
}

import {
  type Fraction,
  type FractionFailureCode,
  type FractionResult,
  reduceFraction,
  toLowestTerms,
} from './fraction.ts';

/**
 * Creates the fraction numerator/denominator from integers of any size.
 *
 * Exact. Fails with `divisionByZero` for denominator 0, `nonIntegerParameter` for a number with a fractional part,
 * `invalidArgument` for NaN, an infinity or a value that is not a number.
 *
 * @example createFraction(6, -4) // { ok: true, value: { numerator: -3n, denominator: 2n } }
 */
export function createFraction(
  numerator: number | bigint,
  denominator: number | bigint = 1n,
): FractionResult {
  const failure = judgeInteger(numerator) ?? judgeInteger(denominator);
  if (failure !== null) return { ok: false, code: failure };
  return reduceFraction(BigInt(numerator), BigInt(denominator));
}

/** Adds two fractions exactly. */
export function addFractions(a: Fraction, b: Fraction): Fraction {
  return toLowestTerms(
    a.numerator * b.denominator + b.numerator * a.denominator,
    a.denominator * b.denominator,
  );
}

/** Subtracts `b` from `a` exactly. */
export function subtractFractions(a: Fraction, b: Fraction): Fraction {
  return toLowestTerms(
    a.numerator * b.denominator - b.numerator * a.denominator,
    a.denominator * b.denominator,
  );
}

/** Compares two fractions: -1 when a < b, 0 when equal, 1 when a > b. */
export function compareFractions(a: Fraction, b: Fraction): -1 | 0 | 1 {
  const difference = a.numerator * b.denominator - b.numerator * a.denominator;
  if (difference === 0n) return 0;
  return difference < 0n ? -1 : 1;
}

function judgeInteger(value: unknown): FractionFailureCode | null {
  if (typeof value === 'bigint') return null;
  if (typeof value !== 'number' || !Number.isFinite(value)) return 'invalidArgument';
  return Number.isInteger(value) ? null : 'nonIntegerParameter';
}

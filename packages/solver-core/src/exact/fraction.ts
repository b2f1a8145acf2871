/** An exact rational number in lowest terms; the denominator is positive. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** The reasons for which a fraction cannot be created. */
export type FractionFailureCode = 'divisionByZero' | 'invalidArgument' | 'nonIntegerParameter';

/** A fraction, or the reason why there is none. */
export type FractionResult =
  | { readonly ok: true; readonly value: Fraction }
  | { readonly ok: false; readonly code: FractionFailureCode };

/**
 * Parses a decimal number exactly as it is written: 0.1 is 1/10, not the nearest double. A number is read by its
 * shortest decimal text; a string may have a sign, a point and an exponent. Fails with `invalidArgument` for NaN, an
 * infinity, other text, and an exponent beyond 400.
 * @example fractionFromDecimal('2.50') // { ok: true, value: { numerator: 5n, denominator: 2n } }
 */
export function fractionFromDecimal(decimal: number | string): FractionResult {
  const match = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d{1,4}))?$/i.exec(String(decimal).trim());
  const [, sign = '', whole = '', decimals = '', exponentText = '0'] = match ?? [];
  const exponent = Number(exponentText);
  if (match === null || whole + decimals === '' || Math.abs(exponent) > EXPONENT_LIMIT) {
    return { ok: false, code: 'invalidArgument' };
  }
  const digits = BigInt(whole + decimals) * (sign === '-' ? -1n : 1n);
  const scale = exponent - decimals.length;
  return scale >= 0
    ? reduceFraction(digits * 10n ** BigInt(scale), 1n)
    : reduceFraction(digits, 10n ** BigInt(-scale));
}

/** Multiplies two fractions exactly. */
export function multiplyFractions(a: Fraction, b: Fraction): Fraction {
  return toLowestTerms(a.numerator * b.numerator, a.denominator * b.denominator);
}

/** Divides `a` by `b` exactly; fails with `divisionByZero` when `b` is 0. */
export function divideFractions(a: Fraction, b: Fraction): FractionResult {
  return reduceFraction(a.numerator * b.denominator, a.denominator * b.numerator);
}

/**
 * Rounds a fraction to the nearest double, ties to even.
 *
 * Correctly rounded, also for subnormal numbers. Beyond the largest double the result is an infinity, as in IEEE
 * division.
 */
export function fractionToNumber({ numerator, denominator }: Fraction): number {
  if (numerator === 0n) return 0;
  const magnitude = numerator < 0n ? -numerator : numerator;
  const exponent = bitLength(magnitude) - bitLength(denominator);
  // Rounding happens once: in `Number` for a normal result, in the division for a subnormal one, which has fewer bits.
  const subnormal = exponent < SMALLEST_NORMAL_EXPONENT + 1;
  const shift = subnormal ? SUBNORMAL_SHIFT : QUOTIENT_BITS - exponent;
  const top = shift >= 0 ? magnitude << BigInt(shift) : magnitude;
  const bottom = shift >= 0 ? denominator : denominator << BigInt(-shift);
  const quotient = subnormal ? divideToEven(top, bottom) : divideSticky(top, bottom);
  const value = scaleByPowerOfTwo(Number(quotient), -shift);
  return numerator < 0n ? -value : value;
}

const EXPONENT_LIMIT = 400;
/** More than the 53 bits of a double, so that the discarded bits can be folded into one sticky bit. */
const QUOTIENT_BITS = 70;
const SMALLEST_NORMAL_EXPONENT = -1022;
/** The smallest subnormal double is 2^-1074. */
const SUBNORMAL_SHIFT = 1074;

/** Reduces a quotient of integers to lowest terms; fails with `divisionByZero` if the denominator is 0. */
export function reduceFraction(numerator: bigint, denominator: bigint): FractionResult {
  if (denominator === 0n) return { ok: false, code: 'divisionByZero' };
  return { ok: true, value: toLowestTerms(numerator, denominator) };
}

/** Reduces a fraction to lowest terms; the denominator must not be 0. */
export function toLowestTerms(numerator: bigint, denominator: bigint): Fraction {
  let a = numerator < 0n ? -numerator : numerator;
  let b = denominator < 0n ? -denominator : denominator;
  while (b !== 0n) [a, b] = [b, a % b];
  const divisor = denominator < 0n ? -a : a;
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

/**
 * Divides and rounds down; a remainder sets the last bit, so that rounding the quotient later rounds the true value.
 */
function divideSticky(top: bigint, bottom: bigint): bigint {
  const quotient = top / bottom;
  return top % bottom === 0n ? quotient : quotient | 1n;
}

/** Divides and rounds to the nearest integer, ties to even. */
function divideToEven(top: bigint, bottom: bigint): bigint {
  const quotient = top / bottom;
  const twice = 2n * (top % bottom);
  return twice > bottom || (twice === bottom && quotient % 2n === 1n) ? quotient + 1n : quotient;
}

function bitLength(value: bigint): number {
  return value.toString(2).length;
}

/** Multiplies by 2^exponent in steps that neither overflow nor round. */
function scaleByPowerOfTwo(value: number, exponent: number): number {
  let scaled = value;
  let rest = exponent;
  for (; rest > 1000; rest -= 1000) scaled *= 2 ** 1000;
  for (; rest < -1000; rest += 1000) scaled *= 2 ** -1000;
  return scaled * 2 ** rest;
}

import { fractionFromDecimal } from '../../../exact/fraction.ts';
import { toResidue } from '../numbers/residues.ts';

/**
 * Coordinates of all joints as integer multiples of one small unit: decimals are taken as written, so nothing is
 * rounded.
 */
export interface ExactCoordinates {
  /** Directions of a joint, and numbers for each joint in the arrays below. */
  readonly dim: 2 | 3;
  /** As the document states them. */
  readonly doubles: Float64Array;
  /** Integers, stored as doubles if these represent them exactly. */
  readonly whole: Float64Array | readonly bigint[];
  /** The coordinates modulo the primes requested so far. */
  readonly residues: Map<number, Float64Array>;
}

/** Converts the coordinates of a truss, `dim` for each joint, to integers, exactly. */
export function toExact(doubles: Float64Array, dim: 2 | 3): ExactCoordinates {
  return { dim, doubles, whole: wholeDoubles(doubles) ?? wholeIntegers(doubles), residues: new Map() };
}

/**
 * Returns the coordinates modulo the prime `p`, the same list each time; the integers themselves if all are below it.
 */
export function coordinateResidues({ whole, residues }: ExactCoordinates, p: number): Float64Array {
  const known = residues.get(p);
  if (known) return known;
  const isSmall = whole instanceof Float64Array && areWithin(whole, p);
  const found = isSmall ? whole : new Float64Array(whole.length);
  if (!isSmall) for (let k = 0; k < whole.length; k++) found[k] = toResidue(whole[k]!, p);
  residues.set(p, found);
  return found;
}

// A separate loop, because `every` calls a function for each number and takes three times as long.
function areWithin(whole: Float64Array, p: number): whole is Float64Array {
  for (let k = 0; k < whole.length; k++) if (!(whole[k]! >= 0 && whole[k]! < p)) return false;
  return true;
}

/** Returns the whole numbers as big integers. */
export function toIntegers({ whole }: ExactCoordinates): bigint[] {
  return Array.from<number | bigint, bigint>(whole, BigInt);
}

/**
 * A decimal of at most this many digits is determined by the double next to it, so rounding its multiple by a power of
 * ten gives its digits.
 */
const SURE_DIGITS = 1e15;
const MAX_DECIMALS = 12;

function wholeDoubles(doubles: Float64Array): Float64Array | null {
  let decimals = 0;
  let scale = 1;
  for (let k = 0; k < doubles.length; k++) {
    const value = doubles[k]!;
    for (;;) {
      const digits = Math.round(value * scale);
      if (!(Math.abs(digits) < SURE_DIGITS)) return null;
      // Exact comparison is intended: the quotient of two whole doubles is the double nearest to the decimal.
      if (digits / scale === value) break;
      if (++decimals > MAX_DECIMALS) return null;
      scale = 10 ** decimals;
    }
  }
  if (scale === 1) return doubles;
  const whole = new Float64Array(doubles.length);
  for (let k = 0; k < doubles.length; k++) {
    whole[k] = Math.round(doubles[k]! * scale);
    if (!(Math.abs(whole[k]!) < SURE_DIGITS)) return null;
  }
  return whole;
}

function wholeIntegers(doubles: Float64Array): bigint[] {
  const fractions = Array.from(doubles, (value) => {
    const read = fractionFromDecimal(value);
    if (!read.ok) throw new RangeError('`judgeTruss` needs finite coordinates');
    return read.value;
  });
  // Denominators are products of powers of 2 and 5, so the least common multiple is found quickly.
  let common = 1n;
  for (const { denominator } of fractions) {
    if (common % denominator !== 0n) common *= denominator / greatestDivisor(common, denominator);
  }
  return fractions.map(({ numerator, denominator }) => numerator * (common / denominator));
}

function greatestDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

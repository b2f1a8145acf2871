/** An exact rational number: `d` is above zero, and numerator and denominator are coprime. */
export interface Rational {
  readonly n: bigint;
  readonly d: bigint;
}

export const ZERO: Rational = { n: 0n, d: 1n };
export const ONE: Rational = { n: 1n, d: 1n };

/** About ten seconds of arithmetic; a beam with ten unknowns and 16 digits in each number needs a third of it. */
const MOST_WORK = 1e9;
const [LONG, LONGEST] = [10n ** 300n, 10n ** 10_000n];
let work = 0;
export const startWork = () => (work = 0);

/**
 * Creates n/d in lowest terms; `d` must not be 0. Throws a `RangeError` for numbers of more than 10 000 digits, and when
 * all the work since `startWork` is too much.
 */
export function ratio(n: bigint, d: bigint): Rational {
  let [a, b, steps] = [n < 0n ? -n : n, d < 0n ? -d : d, 0];
  // A step takes longer for longer numbers, which need more steps; whole numbers need none.
  work += a > LONGEST || b > LONGEST ? MOST_WORK : a > LONG ? 1000 : 20;
  for (; b !== 0n; steps++) [a, b] = [b, a % b];
  if ((work += steps + (steps * steps) / 64) > MOST_WORK) throw new RangeError('The numbers are too long.');
  const divisor = d < 0n ? -a : a;
  return { n: n / divisor, d: d / divisor };
}

/**
 * Reads "-3/4" or "12"; null for any other text, for a fraction that is not in lowest terms, and for more than 10 000
 * digits: a beam with 16 digits in each number has up to 100 digits for each unknown.
 */
export function readRational(text: unknown): Rational | null {
  const form = /^(-?(?:0|[1-9]\d{0,9999}))(?:\/([1-9]\d{0,9999}))?$/;
  const match = typeof text === 'string' ? form.exec(text) : null;
  if (match === null) return null;
  const value = ratio(BigInt(match[1]!), BigInt(match[2] ?? 1));
  return writeRational(value) === text ? value : null;
}

export const writeRational = ({ n, d }: Rational): string => (d === 1n ? String(n) : `${n}/${d}`);
export const add = (a: Rational, b: Rational): Rational => ratio(a.n * b.d + b.n * a.d, a.d * b.d);
export const negate = ({ n, d }: Rational): Rational => ({ n: -n, d });
export const subtract = (a: Rational, b: Rational): Rational => add(a, negate(b));
export const multiply = (a: Rational, b: Rational): Rational => ratio(a.n * b.n, a.d * b.d);
/** Divides by `b`, which must not be 0. */
export const divide = (a: Rational, b: Rational): Rational => ratio(a.n * b.d, a.d * b.n);
export const isZero = ({ n }: Rational): boolean => n === 0n;
export const isEqual = (a: Rational, b: Rational): boolean => a.n === b.n && a.d === b.d;
export const isLess = (a: Rational, b: Rational): boolean => a.n * b.d < b.n * a.d;
export const compare = (a: Rational, b: Rational): number => Number(isLess(b, a)) - Number(isLess(a, b));
export const total = (terms: readonly Rational[]): Rational => terms.reduce(add, ZERO);

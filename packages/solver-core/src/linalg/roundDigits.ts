/** Powers of ten that are exact as doubles. */
const TEN = Array.from({ length: 23 }, (_, k) => Number(`1e${k}`));

/**
 * Rounds to 0 to 22 decimals. The result equals `Number(value.toFixed(decimals))` except for ties, and is ten times as
 * fast. Valid while value·10^decimals is below 2^53.
 */
export function roundDecimals(value: number, decimals: number): number {
  // A whole number below 2^53 divided by an exact power of ten is the double nearest to the decimal text.
  return Math.round(value * TEN[decimals]!) / TEN[decimals]!;
}

/**
 * Rounds to at most 15 significant digits. The result equals `Number(value.toPrecision(digits))` except for ties, and
 * is several times as fast.
 */
export function roundDigits(value: number, digits: number): number {
  const size = Math.abs(value);
  const decimals = digits - 1 - Math.floor(Math.log10(size));
  if (decimals >= 0 && decimals < TEN.length) return roundDecimals(value, decimals);
  // Zero and values far from 1 are rare, so they take the slow path.
  return Number(value.toPrecision(digits));
}

/** More digits than anybody types, and few enough to cut off rounding errors. */
const NOISELESS_DIGITS = 12;

/**
 * Removes the rounding error of binary arithmetic by rounding to 12 significant digits. -0 becomes 0.
 *
 * @example roundNoise(0.1 + 0.2) // 0.3
 */
export function roundNoise(value: number): number {
  return roundDigits(value, NOISELESS_DIGITS) + 0;
}

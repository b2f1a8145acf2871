/** Powers of ten that are exact as doubles. */
const TEN = Array.from({ length: 23 }, (_, k) => Number(`1e${k}`));

/**
 * Rounds to decimals, 0 to 22, as `Number(value.toFixed(decimals))` does but for ties, ten times as fast. Valid while
 * the rounded digits make a whole number below 2^53.
 */
export function roundDecimals(value: number, decimals: number): number {
  // Such a number divided by an exact power of ten is the double nearest to the decimal text.
  return Math.round(value * TEN[decimals]!) / TEN[decimals]!;
}

/**
 * Rounds to significant digits, at most 15, as `Number(value.toPrecision(digits))`
 * does but for ties, several times as fast.
 */
export function roundDigits(value: number, digits: number): number {
  const size = Math.abs(value);
  const decimals = digits - 1 - Math.floor(Math.log10(size));
  if (decimals >= 0 && decimals < TEN.length) return roundDecimals(value, decimals);
  // Zero and values far from one are rare enough to need no fast path.
  return Number(value.toPrecision(digits));
}

/** More digits than anybody types, fewer than rounding errors need. */
const NOISELESS_DIGITS = 12;

/**
 * Rounds away what binary arithmetic leaves behind a decimal: 12 significant digits stay. Zero comes without a sign.
 *
 * @example roundNoise(0.1 + 0.2) // 0.3
 */
export function roundNoise(value: number): number {
  return roundDigits(value, NOISELESS_DIGITS) + 0;
}

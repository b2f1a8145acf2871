/** Digits of a double: more cannot agree. */
const ALL_DIGITS = 15;

/**
 * Counts the significant digits in which a found number agrees with the expected one.
 *
 * @param deviation - Relative to the expected number.
 */
export function agreeingDigits(deviation: number): number {
  if (!(deviation >= 0)) return 0;
  if (deviation === 0) return ALL_DIGITS;
  return Math.min(Math.max(Math.floor(-Math.log10(deviation)), 0), ALL_DIGITS);
}

/** Significant digits written for a limit. */
const DIGITS = 6;
/** Significant digits to which two ways of computing a limit agree. */
const SOUND_DIGITS = 12;

/**
 * Rounds a limit down to six digits, so that a typed copy of it stays within the limit.
 * @example roundDown(14.2857159) // 14.2857
 */
export function roundDown(limit: number): number {
  const rounded = Number(limit.toPrecision(DIGITS));
  if (rounded <= Number(limit.toPrecision(SOUND_DIGITS))) return rounded;
  const step = 10 ** (Math.floor(Math.log10(Math.abs(rounded))) + 1 - DIGITS);
  return Number((rounded - step).toPrecision(DIGITS));
}

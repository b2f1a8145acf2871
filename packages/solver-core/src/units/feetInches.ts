import { MINUS, NARROW_SPACE, NO_NUMBER } from './formatNumber.ts';

const INCHES_PER_FOOT = 12;

/**
 * A no-break space of full width, because a narrow one nearly vanishes in some fonts, and 4 7/16 would read as 47/16.
 */
const FRACTION_SPACE = '\u00a0';

/**
 * Splits a length in inches into whole feet and the remaining inches, both with the sign of the length.
 *
 * @example splitFeet(147.5) // { feet: 12, inches: 3.5 }
 */
export function splitFeet(length: number): { readonly feet: number; readonly inches: number } {
  const feet = Math.trunc(length / INCHES_PER_FOOT);
  return { feet, inches: length - feet * INCHES_PER_FOOT };
}

/**
 * Writes a length in inches as feet, inches and a fraction in lowest terms.
 *
 * The length is rounded to 1/`denominator` of an inch, 1/16 by default. After feet, a fraction always follows whole
 * inches, 59′ 0 11/16″, because 59′ 11/16″ would be read as 59′ 11″.
 *
 * @example formatFeetInches(147.5) // '12′ 3 1/2″'
 */
export function formatFeetInches(length: number, denominator = 16): string {
  if (!Number.isFinite(length)) return NO_NUMBER;
  const parts = Math.round(Math.abs(length) * denominator);
  const sign = length < 0 && parts > 0 ? MINUS : '';
  const feet = Math.floor(parts / (INCHES_PER_FOOT * denominator));
  const rest = parts - feet * INCHES_PER_FOOT * denominator;
  const inches = writeInches(rest, denominator, { hasFeet: feet > 0 });
  return sign + (feet === 0 ? '' : `${feet}′${NARROW_SPACE}`) + `${inches}″`;
}

function writeInches(parts: number, denominator: number, { hasFeet }: { readonly hasFeet: boolean }): string {
  const whole = Math.floor(parts / denominator);
  const rest = parts - whole * denominator;
  if (rest === 0) return String(whole);
  const divisor = greatestDivisor(rest, denominator);
  const fraction = `${rest / divisor}/${denominator / divisor}`;
  return whole === 0 && !hasFeet ? fraction : `${whole}${FRACTION_SPACE}${fraction}`;
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b);
}

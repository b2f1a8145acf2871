import type { Locale } from '@eecs/ui-kit';
import type { CheckRow } from './check.ts';

/** Enough to see where a printed number was rounded. */
const WRITTEN_DIGITS = 8;
/** Found beside an expected 0, a number so small relative to the scale of its problem is rounding. */
const ROUNDING = 1e-12;
/** Smaller numbers are written with a power of ten. */
const SMALLEST_PLAIN = 1e-5;

/** Writes an expected value; a word is written unchanged. */
export function writeValue(value: number | string, locale: Locale): string {
  if (typeof value === 'string') return value;
  const isSmall = value !== 0 && Math.abs(value) < SMALLEST_PLAIN;
  return value
    .toLocaleString(locale, {
      maximumSignificantDigits: WRITTEN_DIGITS,
      ...(isSmall && { notation: 'scientific' }),
    })
    .replaceAll('-', '−');
}

/** Writes a found value; a rounding error where 0 is expected is written as 0. */
export function writeFound(
  { expected, found, deviation }: Pick<CheckRow, 'expected' | 'found' | 'deviation'>,
  locale: Locale,
): string {
  return writeValue(expected === 0 && deviation < ROUNDING ? 0 : found, locale);
}

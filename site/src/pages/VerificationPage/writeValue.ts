import type { Locale } from '@eecs/ui-kit';
import type { CheckRow } from './check.ts';

/** Enough digits to see where a printed number was rounded. */
const WRITTEN_DIGITS = 8;
/** If 0 is expected, a result that is smaller than this relative to the scale of the problem is rounding error. */
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

/** Writes a computed value; a rounding error is written as 0 if 0 is expected. */
export function writeFound(
  { expected, found, deviation }: Pick<CheckRow, 'expected' | 'found' | 'deviation'>,
  locale: Locale,
): string {
  return writeValue(expected === 0 && deviation < ROUNDING ? 0 : found, locale);
}

import type { Locale } from './locale.ts';

/** Sizes between which a number is written out; beyond them that would be zeros to be counted. */
const WRITTEN_OUT = { least: 1e-9, most: 1e15 };

/**
 * Writes a number of a failure as its language does: six significant digits, without groups, for whoever reads it compares it with what was typed.
 *
 * @example writeNumber(0.5, 'ru') // '0,5'
 */
export function writeNumber(value: number, locale: Locale): string {
  const size = Math.abs(value);
  const isWrittenOut = size === 0 || (size >= WRITTEN_OUT.least && size < WRITTEN_OUT.most);
  return new Intl.NumberFormat(locale, {
    maximumSignificantDigits: 6,
    useGrouping: false,
    notation: isWrittenOut ? 'standard' : 'scientific',
  }).format(value);
}

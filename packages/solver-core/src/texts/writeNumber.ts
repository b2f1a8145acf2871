import { formatNumber } from '../units/formatNumber.ts';
import type { Locale } from './locale.ts';

/**
 * Writes a number of a failure in its language: six significant digits without grouping, because the reader compares it
 * with the typed number.
 * @example writeNumber(0.5, 'ru') // '0,5'
 */
export function writeNumber(value: number, locale: Locale): string {
  return formatNumber(value, { digits: 6, notation: 'significant', trimZeros: true, locale });
}

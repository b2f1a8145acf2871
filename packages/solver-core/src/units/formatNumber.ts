import { HALF_DIGIT } from '../linalg/tolerance.ts';

/** How a number is written. */
export interface NumberFormat {
  /** Digits after the decimal mark (`fixed`) or significant digits (`significant`). */
  readonly digits: number;
  /** BCP 47; it determines only the decimal mark. @default 'en-US' */
  readonly locale?: string;
  /**
   * `fixed` keeps the number of decimals, for a column of results; `significant` keeps the number of digits and changes
   * to powers of ten outside 1e-4 to 1e15. @default 'fixed'
   */
  readonly notation?: 'fixed' | 'significant';
  /** Drops zeros at the end of the decimals, for a field that is edited. @default false */
  readonly trimZeros?: boolean;
  /** `thin` puts a narrow no-break space between thousands, for numbers of five digits or more. @default 'none' */
  readonly grouping?: 'none' | 'thin';
}

/** The minus sign, as wide as a plus. */
export const MINUS = '\u2212';
/** The narrow no-break space between thousands, and between a number and its unit. */
export const NARROW_SPACE = '\u202f';
/** The text for a missing number. */
export const NO_NUMBER = '—';

/**
 * Writes a number for people: with the minus sign, the decimal mark of the locale, and never "-0".
 *
 * NaN and infinities, which no result contains, are written as a dash. `parseQuantity` reads back what this function
 * writes.
 *
 * @example formatNumber(-1234.5, { digits: 2, locale: 'ru' }) // '−1234,50'
 */
export function formatNumber(value: number, format: NumberFormat): string {
  if (!Number.isFinite(value)) return NO_NUMBER;
  const digits = Math.min(Math.max(Math.trunc(format.digits), 0), MAX_DIGITS);
  const { mantissa, exponent } =
    format.notation === 'significant' ? writeSignificant(value, digits) : writeFixed(value, digits);
  const plain = format.trimZeros === true ? trimZeros(mantissa) : mantissa;
  const [whole = '', decimals] = plain.replace('-', '').split('.');
  const grouped = format.grouping === 'thin' ? groupThousands(whole) : whole;
  const unsigned = decimals === undefined ? grouped : grouped + decimalMark(format.locale) + decimals;
  const sign = plain.startsWith('-') && /[1-9]/.test(plain) ? MINUS : '';
  return sign + unsigned + (exponent === 0 ? '' : `·10${toSuperscript(exponent)}`);
}

/** Returns the decimal mark of a locale: a comma for ru and uk, a point for en-US and all unknown locales. */
export function decimalMark(locale = 'en-US'): '.' | ',' {
  return /^(ru|uk)\b/i.test(locale) ? ',' : '.';
}

/** More decimals than a double holds are silently reduced to this number. */
const MAX_DIGITS = 17;
/** From this size on, fixed notation would print digits that a double does not have. */
const FIXED_LIMIT = 1e15;
const SIGNIFICANT_LIMIT = 1e-4;

interface Written {
  readonly mantissa: string;
  readonly exponent: number;
}

function writeFixed(value: number, digits: number): Written {
  return Math.abs(value) < FIXED_LIMIT
    ? { mantissa: roundHalf(value, digits), exponent: 0 }
    : writePower(value, digits);
}

function writeSignificant(value: number, digits: number): Written {
  const count = Math.max(digits, 1);
  if (value === 0) return { mantissa: '0', exponent: 0 };
  const wanted = count - 1 - exponentOf(value);
  const rounded = Number(
    wanted >= 0 && wanted <= MAX_DIGITS ? roundHalf(value, wanted) : value.toPrecision(count),
  );
  const size = Math.abs(rounded);
  if (size >= FIXED_LIMIT || size < SIGNIFICANT_LIMIT) return writePower(value, count - 1);
  const decimals = count - 1 - exponentOf(size);
  return { mantissa: rounded.toFixed(Math.max(decimals, 0)), exponent: 0 };
}

/**
 * Rounds to decimals, half a digit away from zero. A double stores 28.275 as a little less and 25.425 as a little more,
 * so plain rounding would send them to different sides in one column. The same holds for 15.3125 at one end of a beam
 * and, after some sums, 15.31249999999999 at the other.
 */
function roundHalf(value: number, digits: number): string {
  const steps = Math.abs(value) * 10 ** digits;
  const slack = Math.min(HALF_DIGIT.relative * steps, HALF_DIGIT.most);
  const isHalf = Math.abs(steps - Math.floor(steps) - 0.5) <= slack;
  return (isHalf ? value * (1 + (2 * slack) / steps) : value).toFixed(digits);
}

function exponentOf(value: number): number {
  return Number(value.toExponential().split('e')[1]);
}

function writePower(value: number, decimals: number): Written {
  const [mantissa = '', exponent = '0'] = value.toExponential(decimals).split('e');
  return { mantissa, exponent: Number(exponent) };
}

function trimZeros(text: string): string {
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}

function groupThousands(whole: string): string {
  return whole.length < 5 ? whole : whole.replace(/\B(?=(\d{3})+$)/g, NARROW_SPACE);
}

function toSuperscript(exponent: number): string {
  return [...String(exponent)].map((sign) => SUPERSCRIPTS[sign] ?? sign).join('');
}

const SUPERSCRIPTS: Readonly<Record<string, string>> = {
  '-': '⁻',
  '0': '⁰',
  '1': '¹',
  '2': '²',
  '3': '³',
  '4': '⁴',
  '5': '⁵',
  '6': '⁶',
  '7': '⁷',
  '8': '⁸',
  '9': '⁹',
};

/** The longest value that is read, characters: longer texts of a damaged file could take minutes. */
export const LONGEST_VALUE = 200;

/** A text without thousands separators, and whether another reader could read it differently. */
export interface SettledText {
  readonly text: string;
  readonly isDoubtful: boolean;
}

/**
 * Resolves a single comma before exactly three digits, as in `1,200` or `1,200 mm`, by the language of the reader: in
 * en-US it separates thousands, although spreadsheets in other languages use it as a decimal mark; in ru and uk it is
 * the decimal mark. A single point separates thousands in none of them.
 */
export function settleMark(text: string, locale: string): SettledText {
  const isDoubtful = locale === 'en-US' && LONE_COMMA.test(text);
  return { text: isDoubtful ? text.replace(',', '') : text, isDoubtful };
}

/** Thousands groups do not begin with 0 and do not have four digits. */
const LONE_COMMA = /^[-+\u2212]?[1-9]\d{0,2},\d{3}(?![\d.,])/;

const PLAIN = /^[-+]? ?(?:\d+[.,]?\d*|[.,]\d+)(?:e[-+]?\d+)?$/i;
/** Groups of thousands have three digits each. */
const GROUPED =
  /^[-+]? ?\d{1,3}(?:(?: \d{3})+(?:[.,]\d*)?|(?:,\d{3})+\.\d*|(?:\.\d{3})+,\d*)(?:e[-+]?\d+)?$/i;

/**
 * Reads a number with a decimal point or comma, with thousands separated by spaces or the other mark; returns null for
 * other text.
 */
export function readNumber(text: string, locale: string): number | null {
  if (text.length > LONGEST_VALUE) return null;
  const bare = settleMark(text.trim(), locale)
    .text.replace(/[\s\u00a0\u202f]/g, ' ')
    .replace('\u2212', '-');
  if (!PLAIN.test(bare) && !GROUPED.test(bare)) return null;
  const other = bare.lastIndexOf(',') > bare.lastIndexOf('.') ? '.' : ',';
  const value = Number(bare.replaceAll(' ', '').replaceAll(other, '').replace(',', '.'));
  return Number.isFinite(value) ? value : null;
}

/**
 * Returns whether a text is an expression to compute, such as a sum or a date: `6 + 4.5`, `2024-01-01`. A field accepts
 * a sum; in a cell the text is far more likely not a number. Lengths such as `12' 3-1/2"` and fractions are not
 * expressions.
 */
export function isComputed(text: string): boolean {
  if (text.length > LONGEST_VALUE) return true;
  const plain = text
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    // A mixed number of feet or inches, and inches after feet.
    .replaceAll(/\d-(?=\d+ ?\/ ?\d+ ?(?:["'\u2032\u2033]|in|ft))/g, '')
    .replaceAll(/(?:['\u2032\u2019]|ft|feet|foot) ?- ?(?=\d)/g, ' ')
    .replaceAll(/\d[e\u0435][-+](?=\d)/gi, '')
    .trim();
  return /^=|^\(|\d ?[*\u00d7^(]|[*\u00d7] ?\d|[^\s^] *[-+] *[\d.,]|\/ ?\d+ ?\/ ?\d/.test(plain);
}

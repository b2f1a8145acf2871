/** The longest value that is read, in characters: reading longer texts of a damaged file could take minutes. */
export const LONGEST_VALUE = 200;

/**
 * A text whose mark of thousands is taken out, where it can be one, and whether somebody else would read it otherwise.
 */
export interface SettledText {
  readonly text: string;
  readonly isDoubtful: boolean;
}

/**
 * Settles a lone comma before exactly three digits, as in `1,200` or `1,200 mm`, by the language of the reader: in
 * en-US it parts thousands, and spreadsheets of other languages mean decimals by it; in ru and uk it is the mark of
 * decimals. A lone point parts no thousands in any of them.
 */
export function settleMark(text: string, locale: string): SettledText {
  const isDoubtful = locale === 'en-US' && LONE_COMMA.test(text);
  return { text: isDoubtful ? text.replace(',', '') : text, isDoubtful };
}

/** Thousands groups do not begin with 0 and do not have four digits. */
const LONE_COMMA = /^[-+\u2212]?[1-9]\d{0,2},\d{3}(?![\d.,])/;

const PLAIN = /^[-+]? ?(?:\d+[.,]?\d*|[.,]\d+)(?:e[-+]?\d+)?$/i;
/** Thousands are three digits each. */
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
 * Returns whether a text asks to be computed, as a sum or a date does: `6 + 4.5`, `2024-01-01`. A value typed into a
 * field may; in a cell it is far more likely not a number at all. Lengths such as `12' 3-1/2"` and fractions are
 * none.
 */
export function isComputed(text: string): boolean {
  if (text.length > LONGEST_VALUE) return true;
  const plain = text
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    // A whole number and a fraction of feet or inches, and inches behind feet.
    .replaceAll(/\d-(?=\d+ ?\/ ?\d+ ?(?:["'\u2032\u2033]|in|ft))/g, '')
    .replaceAll(/(?:['\u2032\u2019]|ft|feet|foot) ?- ?(?=\d)/g, ' ')
    .replaceAll(/\d[e\u0435][-+](?=\d)/gi, '')
    .trim();
  return /^=|^\(|\d ?[*\u00d7^(]|[*\u00d7] ?\d|[^\s^] *[-+] *[\d.,]|\/ ?\d+ ?\/ ?\d/.test(plain);
}

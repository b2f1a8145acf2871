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

/** No thousands begin with 0, nor have they four digits. */
const LONE_COMMA = /^[-+\u2212]?[1-9]\d{0,2},\d{3}(?![\d.,])/;

/** Reads a number with a decimal point or comma, spaces among its digits; null of what is none. */
export function readNumber(text: string, locale: string): number | null {
  const bare = settleMark(text.trim(), locale)
    .text.replace(/[\s\u00a0\u202f]/g, '')
    .replace('\u2212', '-');
  const decimal = Math.max(bare.lastIndexOf(','), bare.lastIndexOf('.'));
  const other = bare.charAt(decimal) === ',' ? '.' : ',';
  const plain = bare.replaceAll(other, '').replace(',', '.');
  if (!/^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i.test(plain)) return null;
  const value = Number(plain);
  return Number.isFinite(value) ? value : null;
}

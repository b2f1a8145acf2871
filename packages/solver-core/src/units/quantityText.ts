/**
 * Replaces the variants of a character by one form: spaces, minus signs, primes, multiplication signs, ready-made
 * fractions.
 */
export function normalizeQuantityText(text: string): string {
  return text
    .replace(/[¼½¾⅐⅑⅒⅓⅔⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]/g, (sign) => ` ${sign.normalize('NFKD').replace('\u2044', '/')}`)
    .replace(/[\s\u00a0\u2007\u2009\u202f\u2060\ufeff]+/g, ' ')
    .replace(/[\u2010-\u2015\u2212\ufe63\uff0d]/g, '-')
    .replace(/[\u2044\u2215\u00f7]/g, '/')
    .replace(/[\u00d7\u2715\u2217]/g, '*')
    .replace(/[\u22c5\u2219\u2022]/g, '·')
    .replace(/[\u00ba\u02da]/g, '°')
    .replace(/\u2103/g, '°C')
    .replace(/\u2109/g, '°F')
    .replace(/[\u2032\u2018\u2019\u00b4`]/g, "'")
    .replace(/[\u2033\u201c\u201d]|''/g, '"')
    .trim()
    .replace(/^= */, '');
}

/**
 * A number read at the start of a text: its value, its length in characters, and whether it was written like `3 1/2`.
 */
export type ReadNumber =
  | { readonly ok: true; readonly value: number; readonly length: number; readonly mixed: boolean }
  | { readonly ok: false; readonly code: 'syntax' | 'ambiguousSeparator' | 'divisionByZero' };

/**
 * Reads a decimal number with a point or a comma, thousands in spaces, points or commas, an exponent, or a whole number
 * with a fraction (`3 1/2`). `isInchesAfter` returns whether the text after a position is a US length, where `3-1/2`
 * means three and a half.
 *
 * In en-US `1,250` is refused as ambiguous: some read it as a thousand, others as one and a quarter.
 */
export function readNumber(
  text: string,
  { locale, isInchesAfter }: { locale: string | undefined; isInchesAfter: (length: number) => boolean },
): ReadNumber {
  const mixed = readMixed(text, isInchesAfter);
  if (mixed !== null) return mixed;
  const run = /^\d{1,3}(?: \d{3})+(?![\d])(?:[.,]\d+)?/.exec(text)?.[0] ?? /^[\d.,]+/.exec(text)?.[0] ?? '';
  if (!/\d/.test(run)) return { ok: false, code: 'syntax' };
  if (locale === 'en-US' && /^[1-9]\d{0,2},\d{3}$/.test(run))
    return { ok: false, code: 'ambiguousSeparator' };
  const decimal = toPointDecimal(run.replace(/ /g, ''));
  if (decimal === null) return { ok: false, code: 'syntax' };
  const exponent = /^[eEеЕ]([+-]?\d+)/.exec(text.slice(run.length));
  const value = Number(`${decimal}e${exponent?.[1] ?? '0'}`);
  return { ok: true, value, length: run.length + (exponent?.[0].length ?? 0), mixed: false };
}

/** Reads `3 1/2`, or `3-1/2` before feet or inches; returns null if the text begins otherwise. */
function readMixed(text: string, isInchesAfter: (length: number) => boolean): ReadNumber | null {
  const match = /^(\d+)( |-)(\d+) ?\/ ?(\d+)(?![\d.,]\d?)/.exec(text);
  if (match === null) return null;
  const [whole, joint, numeratorText, denominatorText] = [match[1], match[2], match[3], match[4]];
  const [numerator, denominator] = [Number(numeratorText), Number(denominatorText)];
  if (denominator === 0) return joint === ' ' ? { ok: false, code: 'divisionByZero' } : null;
  const isProper = numerator > 0 && numerator < denominator;
  const isBinary = Number.isInteger(Math.log2(denominator));
  // "1 000/2" is half of a thousand; a hyphen is a minus sign unless it joins an inch fraction.
  if (!isProper || (numeratorText?.length === 3 && !isBinary)) return null;
  if (joint === '-' && !(isBinary && isInchesAfter(match[0].length))) return null;
  return { ok: true, value: Number(whole) + numerator / denominator, length: match[0].length, mixed: true };
}

/** Decides whether points or commas are the decimal mark; returns null if they do not form a number. */
function toPointDecimal(run: string): string | null {
  const marks = run.replace(/\d/g, '');
  if (marks.length === 0) return run;
  if (marks.length === 1) return run.replace(',', '.');
  const last = marks.at(-1) ?? '';
  const grouped = /^\d{1,3}(?:([.,])\d{3})+(?:([.,])\d*)?$/.exec(run);
  if (grouped === null) return null;
  const isAllOneMark = [...marks].every((mark) => mark === last);
  if (isAllOneMark) return /^\d{1,3}(?:[.,]\d{3})+$/.test(run) ? run.replace(/[.,]/g, '') : null;
  if ([...marks.slice(0, -1)].includes(last)) return null;
  return run.replace(/[.,]/g, (mark) => (mark === last ? '.' : ''));
}

import { type CellMark, defuse, quote } from '../editing/csvCell.ts';
import type { Locale } from '../i18n/locale.ts';

/** A table for other programs: a head and rows of texts as displayed. */
export interface ValueTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Columns of words, such as names: their cells are never changed. @default none */
  readonly words?: readonly number[];
}

/**
 * Writes a table as lines that a spreadsheet splits into cells: bare numbers, with the decimal mark of the language and
 * a hyphen for the minus, and their unit in the head. A unit that is part of the number (feet and inches) stays in its
 * cell.
 *
 * A text that a spreadsheet would take for a formula gets an apostrophe, which marks a text. `by` separates cells; a
 * cell that contains it, a quote or a line break is quoted.
 *
 * @example writeValues({ head: ['Value'], rows: [['−5.95 mm']] }, { locale: 'en-US', by: ',' }) // 'Value, mm' in the
 * head: '"Value, mm"\n-5.95\n'
 */
export function writeValues(
  { head, rows, words = [] }: ValueTable,
  { locale, by }: { readonly locale: Locale; readonly by: CellMark },
): string {
  const cells = rows.map((row) =>
    row.map((text, at) => (words.includes(at) ? { number: text, unit: '' } : splitUnit(text, locale))),
  );
  const units = head.map((_, at) => {
    // An empty cell does not contradict the unit of the others.
    const found = new Set(cells.flatMap((row) => (row[at]?.number ? [row[at].unit] : [])));
    return found.size === 1 ? ([...found][0] ?? '') : '';
  });
  const lines = [
    head.map((text, at) => (units[at] ? `${text}, ${units[at]}` : text)),
    ...cells.map((row) =>
      row.map(({ number, unit }, at) => (unit === units[at] ? number : `${number} ${unit}`.trim())),
    ),
  ];
  return lines.map((line) => `${line.map((cell) => quote(defuse(cell), by)).join(by)}\n`).join('');
}

/**
 * Splits a cell into its number, as a program reads it, and the unit after it; a text without a number is returned as
 * the number.
 */
function splitUnit(text: string, locale: Locale): { readonly number: string; readonly unit: string } {
  const minus = text.replaceAll('\u2212', '-');
  const plain = minus.replace(/[\u00a0\u202f]/g, ' ');
  const [, written, unit = ''] = (locale === 'en-US' ? POINT : COMMA).exec(minus) ?? [];
  // Feet and inches have digits after their first mark.
  if (written === undefined || /\d/.test(unit.replace(/[²³⁴]/g, ''))) return { number: plain, unit: '' };
  const grouped = locale === 'en-US' ? /,/g : /[\u00a0\u202f]/g;
  return { number: written.replace(grouped, ''), unit: unit.replace(/[\u00a0\u202f]/g, ' ') };
}

/**
 * A number with groups of three digits, and the text after it; a typed blank separates two numbers and does not group
 * digits.
 */
const POINT = /^([-+]?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?)(?:[ \u00a0\u202f]?([^\d\s.,].*))?$/;
const COMMA = /^([-+]?(?:\d{1,3}(?:[\u00a0\u202f]\d{3})+|\d+)(?:,\d+)?)(?:[ \u00a0\u202f]?([^\d\s.,].*))?$/;

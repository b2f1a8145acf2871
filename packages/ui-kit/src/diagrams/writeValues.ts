import { type CellMark, defuse, quote } from '../editing/csvCell.ts';
import type { Locale } from '../i18n/locale.ts';

/** A table for other programs: a head and rows of texts as they are on the screen. */
export interface ValueTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Columns of words, such as names: their cells stay as they are, whatever they look like. @default none */
  readonly words?: readonly number[];
}

/**
 * Writes a table as lines that a spreadsheet takes apart: numbers bare, with the decimal sign of the language and a
 * hyphen for the minus, their unit in the head. A unit that is part of the number (feet and inches) stays in its cell.
 *
 * A text that a spreadsheet would take for a formula gets its mark of a text, an apostrophe. `by`: what is between
 * cells; a cell that holds it, a quote or a line break is quoted.
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
    // An empty cell has no unit against that of the others.
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

/** The number of a cell as a program reads it, and the unit behind it; a text without a number is one itself. */
function splitUnit(text: string, locale: Locale): { readonly number: string; readonly unit: string } {
  const minus = text.replaceAll('\u2212', '-');
  const plain = minus.replace(/[\u00a0\u202f]/g, ' ');
  const [, written, unit = ''] = (locale === 'en-US' ? POINT : COMMA).exec(minus) ?? [];
  // Feet and inches have digits behind their first mark.
  if (written === undefined || /\d/.test(unit.replace(/[²³⁴]/g, ''))) return { number: plain, unit: '' };
  const grouped = locale === 'en-US' ? /,/g : /[\u00a0\u202f]/g;
  return { number: written.replace(grouped, ''), unit: unit.replace(/[\u00a0\u202f]/g, ' ') };
}

/**
 * A number with its groups of three, and what is written behind it: a blank that is
 * typed parts two numbers and groups no digits.
 */
const POINT = /^([-+]?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?)(?:[ \u00a0\u202f]?([^\d\s.,].*))?$/;
const COMMA = /^([-+]?(?:\d{1,3}(?:[\u00a0\u202f]\d{3})+|\d+)(?:,\d+)?)(?:[ \u00a0\u202f]?([^\d\s.,].*))?$/;

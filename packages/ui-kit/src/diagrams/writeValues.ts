import type { Locale } from '../i18n/locale.ts';

/** A table for other programs: a head and rows of texts as they stand on the screen. */
export interface ValueTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/**
 * Writes a table as lines that a spreadsheet takes apart: numbers bare, with the decimal sign of the language and a hyphen for the minus, their
 * unit in the head. A unit that is part of the number (feet and inches) stays in its cell.
 *
 * `by`: what stands between cells; a cell that holds it, a quote or a line break is quoted.
 *
 * @example writeValues({ head: ['Value'], rows: [['−5.95 mm']] }, { locale: 'en-US', by: ',' }) // 'Value, mm' in the head: '"Value, mm"\n-5.95\n'
 */
export function writeValues(
  { head, rows }: ValueTable,
  { locale, by }: { readonly locale: Locale; readonly by: ',' | ';' | '\t' },
): string {
  const cells = rows.map((row) => row.map((text) => splitUnit(text, locale)));
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
  return lines.map((line) => `${line.map((cell) => quote(cell, by)).join(by)}\n`).join('');
}

/** The number of a cell as a program reads it, and the unit behind it; a text without a number is one itself. */
function splitUnit(text: string, locale: Locale): { readonly number: string; readonly unit: string } {
  const plain = text.replaceAll('\u2212', '-').replace(/[\u00a0\u202f]/g, ' ');
  const [, written, unit = ''] = /^([-+]?\d[\d., ]*?)(?: ?([^\d\s.,].*))?$/.exec(plain) ?? [];
  // Feet and inches have digits behind their first mark.
  if (written === undefined || /\d/.test(unit.replace(/[²³⁴]/g, ''))) return { number: plain, unit: '' };
  const grouped = locale === 'en-US' ? /[ ,]/g : / /g;
  return { number: written.replace(grouped, ''), unit };
}

function quote(cell: string, by: string): string {
  return cell.includes(by) || /["\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

import { defuse, quote } from './csvCell.ts';
import type { Sheet } from './workbook.ts';

/**
 * Writes sheets one below the other as CSV. If the decimal mark is a comma, semicolons separate the cells, as
 * spreadsheets in those languages expect. If a column has digits, its numbers are rounded to that many.
 *
 * @example writeCsv([{ name: 'Joints', rows: [['x', 'y'], [1.5, 2]] }], { hasComma: true }) // '\uFEFFx;y\r\n1,5;2\r\n'
 */
export function writeCsv(sheets: readonly Sheet[], { hasComma }: { readonly hasComma: boolean }): string {
  const mark = hasComma ? ';' : ',';
  const write = (cell: string | number | null, digits: number | null = null): string => {
    if (cell === null) return '';
    if (typeof cell === 'number') return writeNumber(cell, digits).replace('.', hasComma ? ',' : '.');
    return quote(defuse(cell), mark);
  };
  const blocks = sheets.map(({ title, rows, digits }) =>
    [
      ...(title === undefined ? [] : [write(title)]),
      ...rows.map((cells) => cells.map((cell, column) => write(cell, digits?.[column])).join(mark)),
    ].join('\r\n'),
  );
  // With the byte order mark, spreadsheets read the text as UTF-8.
  return `\uFEFF${blocks.join('\r\n\r\n')}\r\n`;
}

function writeNumber(value: number, digits: number | null): string {
  if (digits === null) return String(value);
  const text = value.toFixed(digits);
  // A number that rounds to zero has no sign.
  return Number(text) === 0 ? text.replace('-', '') : text;
}

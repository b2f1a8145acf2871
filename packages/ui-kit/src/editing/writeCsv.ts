import type { Sheet } from './workbook.ts';

/**
 * Writes sheets one below the other as a text of separated values. Where decimals have a comma, semicolons part the cells, as
 * spreadsheets of those languages want it.
 *
 * @example writeCsv([{ name: 'Joints', rows: [['x', 'y'], [1.5, 2]] }], { hasComma: true }) // '\uFEFFx;y\r\n1,5;2\r\n'
 */
export function writeCsv(sheets: readonly Sheet[], { hasComma }: { readonly hasComma: boolean }): string {
  const mark = hasComma ? ';' : ',';
  const write = (cell: string | number | null): string => {
    if (cell === null) return '';
    if (typeof cell === 'number') return hasComma ? String(cell).replace('.', ',') : String(cell);
    return /[";,\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
  };
  const blocks = sheets.map(({ rows }) => rows.map((cells) => cells.map(write).join(mark)).join('\r\n'));
  // The mark at the front has spreadsheets read letters of any language.
  return `\uFEFF${blocks.join('\r\n\r\n')}\r\n`;
}

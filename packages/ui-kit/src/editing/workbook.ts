import { writeArchive } from './archive.ts';
import { escapeXml } from './escapeXml.ts';

/** A sheet of a workbook: rows of texts and numbers, an empty cell is null. */
export interface Sheet {
  readonly name: string;
  readonly rows: readonly (readonly (string | number | null)[])[];
}

/** A name of a sheet may be so long. */
const NAME_LENGTH = 31;

/**
 * Writes sheets as a workbook that spreadsheets open (XLSX): numbers are numbers in whatever language the reader's program is.
 * Source: ECMA-376, part 1, SpreadsheetML.
 *
 * @example writeWorkbook([{ name: 'Rods', rows: [['i', 'j'], [1, 2]] }])
 */
export function writeWorkbook(sheets: readonly Sheet[]): Uint8Array {
  const numbers = sheets.map((_, index) => index + 1);
  const files: readonly (readonly [string, string])[] = [
    [
      '[Content_Types].xml',
      `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${SHEET_TYPE}.sheet.main+xml"/>${numbers
        .map(
          (number) =>
            `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${SHEET_TYPE}.worksheet+xml"/>`,
        )
        .join('')}</Types>`,
    ],
    [
      '_rels/.rels',
      `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    [
      'xl/workbook.xml',
      `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${sheets
        .map(
          ({ name }, index) =>
            `<sheet name="${escapeXml(toSheetName(name))}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
        )
        .join('')}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `<Relationships xmlns="${PACKAGE}/relationships">${numbers
        .map(
          (number) =>
            `<Relationship Id="rId${number}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${number}.xml"/>`,
        )
        .join('')}</Relationships>`,
    ],
    ...sheets.map(({ rows }, index) => [`xl/worksheets/sheet${index + 1}.xml`, writeSheet(rows)] as const),
  ];
  return writeArchive(files.map(([name, text]) => [name, `${DECLARATION}${text}`]));
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

function writeSheet(rows: Sheet['rows']): string {
  const written = rows.map((cells, row) => {
    const all = cells.map((cell, column) => {
      if (cell === null) return '';
      const place = `${toColumn(column)}${row + 1}`;
      return typeof cell === 'number'
        ? `<c r="${place}"><v>${cell}</v></c>`
        : `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(cell)}</t></is></c>`;
    });
    return `<row r="${row + 1}">${all.join('')}</row>`;
  });
  return `<worksheet xmlns="${MAIN}"><sheetData>${written.join('')}</sheetData></worksheet>`;
}

/** A, B, … Z, AA, … */
function toColumn(index: number): string {
  const rest = Math.floor(index / 26) - 1;
  return (rest < 0 ? '' : toColumn(rest)) + String.fromCharCode(65 + (index % 26));
}

function toSheetName(name: string): string {
  return name.replace(/[[\]:*?/\\]/g, ' ').slice(0, NAME_LENGTH);
}

import { writeArchive } from './archive.ts';
import { escapeXml } from './escapeXml.ts';

/** A sheet of a workbook: rows of texts and numbers; null is an empty cell. */
export interface Sheet {
  readonly name: string;
  /** The line before it in CSV, which has no sheet names. @default nothing */
  readonly title?: string;
  readonly rows: readonly (readonly (string | number | null)[])[];
  /** Digits after the decimal mark by column; null or a missing entry means whole numbers. @default all whole */
  readonly digits?: readonly (number | null)[];
}

/** The greatest length of a sheet name. */
const NAME_LENGTH = 31;

/**
 * Writes sheets as a workbook that spreadsheets open (XLSX): numbers stay numbers in any language. If a column has
 * digits, its numbers are displayed with that many and stored in full. Source: ECMA-376, part 1, SpreadsheetML.
 *
 * @example writeWorkbook([{ name: 'Rods', rows: [['i', 'j'], [1, 2]] }])
 */
export function writeWorkbook(sheets: readonly Sheet[]): Uint8Array {
  const numbers = sheets.map((_, index) => index + 1);
  const formats = listFormats(sheets);
  const files: readonly (readonly [string, string])[] = [
    [
      '[Content_Types].xml',
      `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${SHEET_TYPE}.sheet.main+xml"/>${formats.length === 0 ? '' : `<Override PartName="/xl/styles.xml" ContentType="${SHEET_TYPE}.styles+xml"/>`}${numbers
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
        .join(
          '',
        )}${formats.length === 0 ? '' : `<Relationship Id="rId${sheets.length + 1}" Type="${OFFICE}/styles" Target="styles.xml"/>`}</Relationships>`,
    ],
    ...(formats.length === 0 ? [] : [['xl/styles.xml', writeStyles(formats)] as const]),
    ...sheets.map(
      (sheet, index) => [`xl/worksheets/sheet${index + 1}.xml`, writeSheet(sheet, formats)] as const,
    ),
  ];
  return writeArchive(files.map(([name, text]) => [name, `${DECLARATION}${text}`]));
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Lists the different numbers of digits of the columns. */
function listFormats(sheets: readonly Sheet[]): readonly number[] {
  const all = sheets.flatMap(({ digits = [] }) => digits.filter((one) => one !== null));
  return [...new Set(all)];
}

/** A cell without digits has the first style; readers expect the empty elements too. */
function writeStyles(formats: readonly number[]): string {
  const written = formats.map(
    (digits, at) =>
      `<numFmt numFmtId="${FIRST_FORMAT + at}" formatCode="0${digits === 0 ? '' : `.${'0'.repeat(digits)}`}"/>`,
  );
  const cells = formats.map(
    (_, at) =>
      `<xf numFmtId="${FIRST_FORMAT + at}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
  );
  const plain = 'numFmtId="0" fontId="0" fillId="0" borderId="0"';
  return `<styleSheet xmlns="${MAIN}"><numFmts count="${formats.length}">${written.join('')}</numFmts><fonts count="1"><font/></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf ${plain}/></cellStyleXfs><cellXfs count="${formats.length + 1}"><xf ${plain} xfId="0"/>${cells.join('')}</cellXfs></styleSheet>`;
}

/** The first free number of a format: lower numbers are the built-in formats of the spreadsheet program. */
const FIRST_FORMAT = 164;

function writeSheet({ rows, digits }: Sheet, formats: readonly number[]): string {
  const styles = digits?.map((one) => (one === null ? '' : ` s="${formats.indexOf(one) + 1}"`)) ?? [];
  const written = rows.map((cells, row) => {
    const all = cells.map((cell, column) => {
      if (cell === null) return '';
      const place = `${toColumn(column)}${row + 1}`;
      return typeof cell === 'number'
        ? `<c r="${place}"${styles[column] ?? ''}><v>${cell}</v></c>`
        : `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(cell)}</t></is></c>`;
    });
    return `<row r="${row + 1}">${all.join('')}</row>`;
  });
  const columns = listWidths(rows, digits).map(
    (width, column) => `<col min="${column + 1}" max="${column + 1}" width="${width}" customWidth="1"/>`,
  );
  const widths = columns.length === 0 ? '' : `<cols>${columns.join('')}</cols>`;
  return `<worksheet xmlns="${MAIN}">${widths}<sheetData>${written.join('')}</sheetData></worksheet>`;
}

/** Columns are as wide as their contents, in characters, because programs cut off a cell that has a neighbour. */
function listWidths(rows: Sheet['rows'], digits: Sheet['digits'] = []): readonly number[] {
  const count = Math.max(0, ...rows.map((cells) => cells.length));
  return Array.from({ length: count }, (_, column) => {
    const shown = digits[column] ?? null;
    const lengths = rows.map((cells) => {
      const cell = cells[column] ?? '';
      if (typeof cell === 'string') return cell.length;
      return shown === null ? Math.min(String(cell).length, NUMBER_LENGTH) : cell.toFixed(shown).length;
    });
    return Math.min(Math.max(LEAST_WIDTH, ...lengths) + BESIDE, MOST_WIDTH);
  });
}

/** Programs show a number without a format with as many digits as fit. */
const NUMBER_LENGTH = 10;
const LEAST_WIDTH = 6;
const MOST_WIDTH = 60;
const BESIDE = 2;

/** A, B, … Z, AA, … */
function toColumn(index: number): string {
  const rest = Math.floor(index / 26) - 1;
  return (rest < 0 ? '' : toColumn(rest)) + String.fromCharCode(65 + (index % 26));
}

function toSheetName(name: string): string {
  return name.replace(/[[\]:*?/\\]/g, ' ').slice(0, NAME_LENGTH);
}

import { readArchive } from './readArchive.ts';
import { listDateStyles, writeSheetDate } from './sheetDates.ts';
import { TooMuchUnpacked } from './deflate.ts';
import { decodeXml, listTags, readAttribute, withoutTags } from './xmlTags.ts';

/**
 * A sheet of a workbook as texts: numbers with a decimal point, whatever the language of the program that wrote it,
 * dates as `2024-01-31`, TRUE and FALSE, the error of a formula as `#DIV/0!`, and a formula itself if it has no value.
 */
export interface TextSheet {
  readonly name: string;
  readonly rows: readonly (readonly string[])[];
  /** The number of its last row with content; if there are more rows than are read, none is read. */
  readonly rowCount: number;
  /** Whether the sheet is hidden from the reader of the workbook. */
  readonly isHidden: boolean;
}

/** More rows than any document has entries. */
export const MOST_SHEET_ROWS = 200_000;
/** Columns beyond this one are not read. */
const MOST_COLUMNS = 200;
/** Cells and characters of all sheets together: a long text that is stored once may appear in a million cells. */
const MOST_CELLS = 5_000_000;
const MOST_SIGNS = 32_000_000;

/**
 * Reads the sheets of a workbook that a spreadsheet saved (XLSX), in their order: texts, numbers and the last values of
 * formulas. Rejects if the bytes are not a workbook, are damaged, or unpack to more than a document can be
 * (`TooMuchUnpacked`). Source: ECMA-376, part 1, SpreadsheetML.
 */
export async function readWorkbook(bytes: Uint8Array): Promise<readonly TextSheet[]> {
  const archive = readArchive(bytes);
  const read = async (name: string): Promise<string> => (await archive.read(name)) ?? '';
  const book = await read('xl/workbook.xml');
  if (book === '') throw new Error('This is no workbook.');
  const targets = new Map(
    listTags(await read('xl/_rels/workbook.xml.rels'), 'Relationship').map(({ attributes }) => [
      readAttribute(attributes, 'Id'),
      readAttribute(attributes, 'Target'),
    ]),
  );
  const shared = listTags(await read('xl/sharedStrings.xml'), 'si').map(({ inner }) => joinTexts(inner));
  const dates = listDateStyles(await read('xl/styles.xml'));
  const sheets: TextSheet[] = [];
  const room = { cells: MOST_CELLS, signs: MOST_SIGNS };
  for (const { attributes } of listTags(book, 'sheet')) {
    const target = targets.get(readAttribute(attributes, 'r:id')) ?? '';
    const place = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
    const xml = await archive.read(place);
    if (xml === null) throw new Error(`The workbook has lost its sheet ${place}.`);
    // The rows after the place where a sheet breaks off would be missing unnoticed.
    if (!isWhole(xml)) throw new Error(`The sheet ${place} of the workbook breaks off.`);
    const isHidden = /hidden$/i.test(readAttribute(attributes, 'state'));
    sheets.push({
      name: readAttribute(attributes, 'name'),
      isHidden,
      ...readRows(xml, { shared, dates, room }),
    });
  }
  return sheets;
}

/**
 * Returns whether an XML text ends with the closing tag of its first element; a chart sheet has another root element
 * than a sheet of cells.
 */
function isWhole(xml: string): boolean {
  const root = /<(?![?!])([\w:.-]+)/.exec(xml);
  const end = root === null ? -1 : xml.indexOf('>', root.index);
  return end >= 0 && (xml[end - 1] === '/' || xml.trimEnd().endsWith(`</${root?.[1] ?? ''}>`));
}

interface Book {
  readonly shared: readonly string[];
  /** Styles that show a number as a date. */
  readonly dates: ReadonlySet<string>;
  /** The number of cells and characters that may still be read; decremented while reading. */
  readonly room: { cells: number; signs: number };
}

const ROW_NUMBER = /\sr="(\d+)"/;

/** Finds the number of the last row with content without reading any row; 0 if that fails. */
function findLastRow(xml: string): number {
  const cell = Math.max(...['<v>', '<is>', '<f'].map((tag) => xml.lastIndexOf(tag)));
  const row = cell < 0 ? -1 : xml.lastIndexOf('<row', cell);
  return row < 0 ? 0 : Number(ROW_NUMBER.exec(xml.slice(row, xml.indexOf('>', row)))?.[1] ?? 0);
}

function readRows(xml: string, book: Book): Pick<TextSheet, 'rows' | 'rowCount'> {
  // Merely listing the tags takes seconds for a million rows.
  const last = findLastRow(xml);
  if (last > MOST_SHEET_ROWS) return { rows: [], rowCount: last };
  const tags = listTags(xml, 'row').map(({ attributes, inner }, at) => ({
    ...{ number: Number(ROW_NUMBER.exec(attributes)?.[1]) || at + 1, inner },
  }));
  // Rows below the last one may have a format and no content.
  const rowCount = tags.findLast(({ inner }) => /<(?:\w+:)?[fvt]\b/.test(inner))?.number ?? 0;
  if (rowCount > MOST_SHEET_ROWS) return { rows: [], rowCount };
  const rows: string[][] = [];
  for (const { number, inner: row } of tags) {
    if (number > rowCount) break;
    while (rows.length < number) rows.push([]);
    const cells = rows[number - 1] ?? [];
    for (const { attributes, inner } of listTags(row, 'c')) {
      const column = toColumn(readAttribute(attributes, 'r')) ?? cells.length;
      if (column >= MOST_COLUMNS) continue;
      book.room.cells -= Math.max(0, column + 1 - cells.length);
      while (cells.length <= column) cells.push('');
      const cell = readCell(attributes, inner, book);
      cells[column] = cell;
      book.room.signs -= cell.length;
      if (book.room.cells < 0 || book.room.signs < 0) throw new TooMuchUnpacked();
    }
  }
  return { rows, rowCount };
}

function readCell(attributes: string, inner: string, { shared, dates }: Book): string {
  const type = readAttribute(attributes, 't');
  if (type === 'inlineStr') return joinTexts(inner);
  const value = decodeXml(listTags(inner, 'v')[0]?.inner ?? '');
  if (type === 's') {
    const text = shared[Number(value)];
    if (text === undefined) throw new Error('The workbook has lost the texts of its cells.');
    return text;
  }
  if (type === 'b') return value === '0' ? 'FALSE' : 'TRUE';
  const [formula] = listTags(inner, 'f');
  // An empty text is the value of a formula; no value at all means that no program has calculated the formula yet.
  if (value === '' && type !== 'str' && formula !== undefined) return `=${decodeXml(formula.inner)}`;
  const isDate = (type === '' || type === 'n') && dates.has(readAttribute(attributes, 's'));
  return isDate ? writeSheetDate(value) : value;
}

/** Returns the column, counted from 0, of a cell reference such as `B7`; null for any other text. */
function toColumn(place: string): number | null {
  const letters = /^[A-Z]{1,3}/.exec(place)?.[0];
  if (letters === undefined) return null;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** Joins the runs of a formatted text; phonetic readings are left out. */
function joinTexts(xml: string): string {
  return listTags(withoutTags(xml, 'rPh'), 't')
    .map(({ inner }) => decodeXml(inner))
    .join('');
}

/** A sheet of a workbook: rows of texts and numbers, an empty cell is null. */
export interface Sheet {
  readonly name: string;
  readonly rows: readonly (readonly (string | number | null)[])[];
}

/** A name of a sheet may be so long. */
const NAME_LENGTH = 31;

/**
 * Writes sheets as a workbook that spreadsheets open (XLSX): numbers are numbers in whatever language the reader's program is.
 * Source: ECMA-376, part 1, SpreadsheetML; APPNOTE.TXT of PKWARE for the archive, in which nothing is packed.
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
            `<sheet name="${escape(toSheetName(name))}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
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
  return archive(files.map(([name, text]) => [name, `${DECLARATION}${text}`]));
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
        : `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escape(cell)}</t></is></c>`;
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

/** Characters that XML has no place for are left out. */
function escape(text: string): string {
  return (
    text
      // eslint-disable-next-line no-control-regex -- these are what is looked for
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '')
      .replace(/&/g, '&amp;')
      .replace(/</g, '&lt;')
      .replace(/>/g, '&gt;')
      .replace(/"/g, '&quot;')
  );
}

/** Files in an archive without packing. Dates are the first that the format knows, so that the same sheets make the same bytes. */
function archive(files: readonly (readonly [string, string])[]): Uint8Array {
  const encoder = new TextEncoder();
  const parts: Uint8Array[] = [];
  const entries: Uint8Array[] = [];
  let offset = 0;
  for (const [name, text] of files) {
    const [named, bytes] = [encoder.encode(name), encoder.encode(text)];
    const about = [20, 0x0800, 0, 0, 0x21];
    const sizes = [crc32(bytes), bytes.length, bytes.length];
    const header = record(0x04034b50, about, sizes, [named.length, 0]);
    parts.push(header, named, bytes);
    entries.push(record(0x02014b50, [20, ...about], sizes, [named.length, 0, 0, 0, 0], [0, offset]), named);
    offset += header.length + named.length + bytes.length;
  }
  const size = entries.reduce((sum, part) => sum + part.length, 0);
  const count = files.length;
  const end = record(0x06054b50, [0, 0, count, count], [size, offset], [0]);
  return join([...parts, ...entries, end]);
}

/** A record of the archive: its mark, then groups of numbers, by turns of two bytes and of four. */
function record(mark: number, ...groups: readonly (readonly number[])[]): Uint8Array {
  const widths = [4, ...groups.flatMap((group, turn) => group.map(() => (turn % 2 === 0 ? 2 : 4)))];
  const numbers = [mark, ...groups.flat()];
  const bytes = new Uint8Array(widths.reduce((sum, width) => sum + width, 0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  numbers.forEach((number, index) => {
    const width = widths[index] ?? 2;
    if (width === 2) view.setUint16(at, number, true);
    else view.setUint32(at, number, true);
    at += width;
  });
  return bytes;
}

function join(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** The remainder that the archive checks a file by. Source: ISO 3309; polynomial 0xedb88320. */
function crc32(bytes: Uint8Array): number {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

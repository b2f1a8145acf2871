import { readArchive } from './readArchive.ts';

/** A sheet of a workbook as texts: numbers with a point, whatever the language of the program that wrote it. */
export interface TextSheet {
  readonly name: string;
  readonly rows: readonly (readonly string[])[];
}

/** More rows than any document has entries; farther cells are left out. */
const MOST = { rows: 200_000, columns: 200 };

/**
 * Reads the sheets of a workbook that a spreadsheet saved (XLSX), in their order: texts, numbers and the last values of
 * formulas. Rejects where the bytes are none, are damaged, or unpack to more than a document can be. Source: ECMA-376,
 * part 1, SpreadsheetML.
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
  const sheets: TextSheet[] = [];
  for (const { attributes } of listTags(book, 'sheet')) {
    const target = targets.get(readAttribute(attributes, 'r:id')) ?? '';
    const place = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
    const rows = await archive.read(place);
    if (rows === null) throw new Error(`The workbook has lost its sheet ${place}.`);
    sheets.push({ name: readAttribute(attributes, 'name'), rows: readRows(rows, shared) });
  }
  return sheets;
}

function readRows(xml: string, shared: readonly string[]): string[][] {
  const rows: string[][] = [];
  for (const row of listTags(xml, 'row')) {
    const number = Number(readAttribute(row.attributes, 'r')) || rows.length + 1;
    if (number > MOST.rows) break;
    while (rows.length < number) rows.push([]);
    const cells = rows[number - 1] ?? [];
    for (const { attributes, inner } of listTags(row.inner, 'c')) {
      const column = toColumn(readAttribute(attributes, 'r')) ?? cells.length;
      if (column >= MOST.columns) continue;
      while (cells.length <= column) cells.push('');
      cells[column] = readCell(readAttribute(attributes, 't'), inner, shared);
    }
  }
  return rows;
}

function readCell(type: string, inner: string, shared: readonly string[]): string {
  if (type === 'inlineStr') return joinTexts(inner);
  const value = decode(listTags(inner, 'v')[0]?.inner ?? '');
  if (type === 's') return shared[Number(value)] ?? '';
  // What a formula could not make is no value.
  return type === 'e' ? '' : value;
}

/** The number of a column of a place such as `B7`, counted from 0; null of no place. */
function toColumn(place: string): number | null {
  const letters = /^[A-Z]{1,3}/.exec(place)?.[0];
  if (letters === undefined) return null;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** The parts of a text that is formatted piece by piece; how it is spoken is none of it. */
function joinTexts(xml: string): string {
  return listTags(xml.replaceAll(/<(?:\w+:)?rPh\b[^]*?<\/(?:\w+:)?rPh>/g, ''), 't')
    .map(({ inner }) => decode(inner))
    .join('');
}

interface Tag {
  readonly attributes: string;
  readonly inner: string;
}

/** Lists the elements of a name that do not hold others of it, with or without a prefix. */
function listTags(xml: string, name: string): Tag[] {
  const pattern = new RegExp(`<(?:\\w+:)?${name}(\\s[^>]*?)?(?:/>|>([^]*?)</(?:\\w+:)?${name}>)`, 'g');
  return [...xml.matchAll(pattern)].map(([, attributes = '', inner = '']) => ({ attributes, inner }));
}

function readAttribute(attributes: string, name: string): string {
  return decode(new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1] ?? '');
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decode(text: string): string {
  return text.replaceAll(/&(#x[\da-f]{1,6}|#\d{1,7}|\w+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name] ?? whole;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
  });
}

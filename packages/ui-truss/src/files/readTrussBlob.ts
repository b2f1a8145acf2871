import { LIMITS, type UnitSystem } from '@eecs/solver-core';
import { cleanTexts } from '@eecs/solver-core/texts';
import type { Library } from '@eecs/ui-kit/data';
import type { DrawingChoices, DxfUnit, RowChoices } from '@eecs/ui-kit/editing';
import type { Locale } from '@eecs/ui-kit/layout';
import { type DoubledWay, settleDoubled } from '../editing/doubledRods.ts';
import type { ReadContent } from './foundInFile.ts';
import { loadReaders } from './loadReaders.ts';
import {
  type FileLimits,
  MAX_TRUSS_FILE_BYTES,
  type ReadTrussFile,
  TOO_LARGE,
  readDocument,
  readTrussFile,
} from './readTrussFile.ts';

/** The options for reading a file. */
export interface TrussReading {
  /** The name of the applicable size limits in `LIMITS`. @default 'full' */
  readonly limits?: FileLimits;
  /** The unit system for a table that does not state its unit: m, or in; a drawing is converted to it. @default 0 */
  readonly system?: UnitSystem;
  /** The unit of a drawing, whatever it states. @default the stated one, otherwise by its size */
  readonly unit?: DxfUnit;
  /**
   * The language of the reader, which decides whether the comma of `1,200` in a table separates thousands or decimals.
   * @default 'en-US'
   */
  readonly locale?: Locale;
  /** The source of standard sections and materials. @default the catalogue */
  readonly library?: Library;
  /** The layers of a drawing to read, and its orientation. @default all of it */
  readonly drawing?: DrawingChoices;
  /** The reader's choices about a table: the columns of unknown headings, and the meaning of a comma. @default none */
  readonly rows?: RowChoices;
  /** The treatment of duplicate rods. @default the first of a table stays; all of a truss as JSON stay */
  readonly doubled?: DoubledWay;
}

/**
 * Reads a file, unless it is too large: a truss as JSON, a drawing as DXF whose lines become rods and whose layers name
 * cross-sections, or a table of joints and rods as CSV or as a workbook (XLSX). Rejects only if the file itself cannot
 * be read.
 */
export async function readTrussBlob(
  file: Blob & { readonly name?: string },
  { limits = 'full', system = 0, locale = 'en-US', unit, library, drawing, rows, doubled }: TrussReading = {},
): Promise<ReadTrussFile> {
  if (file.size > MAX_TRUSS_FILE_BYTES[limits]) return TOO_LARGE;
  const [, title = '', ending = ''] = /^(.*)\.(\w+)$/.exec(file.name ?? '') ?? [];
  const options = {
    ...{ system, title, locale, limits },
    ...(unit !== undefined && { unit }),
    ...(library !== undefined && { library }),
    ...(doubled !== undefined && { doubled }),
    ...(drawing !== undefined && { drawing }),
    ...(rows !== undefined && { rows }),
  };
  if (/^xlsx$/i.test(ending)) {
    const { readBook } = await loadReaders();
    return toRead(await readBook(new Uint8Array(await file.arrayBuffer()), options), options);
  }
  let text = await file.text();
  // Bytes that are not UTF-8: a spreadsheet used another encoding.
  if (text.includes('\uFFFD'))
    text = (await loadReaders()).decodeText(new Uint8Array(await file.arrayBuffer()));
  const isJson = /^\s*[{[]/.test(text.replace(/^\uFEFF/, ''));
  const isDrawing = /^dxf$/i.test(ending);
  if (isJson || !(isDrawing || /^(csv|tsv|txt)$/i.test(ending))) {
    const read = readTrussFile(text, limits);
    return read.ok && doubled !== undefined
      ? { ...read, document: settleDoubled(read.document, doubled) }
      : read;
  }
  const { readDrawing, readRows } = await loadReaders();
  return toRead(await (isDrawing ? readDrawing : readRows)(text, options), options);
}

type Refused = Extract<ReadTrussFile, { ok: false }>;

/** Parses the content of a file as strictly as a document; names of files and of layers may be longer than titles. */
function toRead(
  read: ReadContent | Refused,
  { limits, doubled = 'keepOne' }: { readonly limits: FileLimits; readonly doubled?: DoubledWay },
): ReadTrussFile {
  if ('problem' in read) return read;
  const { document, ...about } = read;
  const parsed = readDocument(cleanTexts(document, LIMITS[limits]), limits, doubled);
  return parsed.ok ? { ...parsed, ...about } : parsed;
}

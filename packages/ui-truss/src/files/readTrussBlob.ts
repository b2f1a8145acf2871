import { LIMITS, type UnitSystem } from '@eecs/solver-core';
import { cleanTexts } from '@eecs/solver-core/texts';
import type { Library } from '@eecs/ui-kit/data';
import type { RowChoices } from '@eecs/ui-kit/editing';
import type { Locale } from '@eecs/ui-kit/layout';
import { type DoubledWay, settleDoubled } from '../editing/doubledRods.ts';
import type { DrawingChoices } from './drawingChoices.ts';
import type { DxfUnit } from './dxfUnits.ts';
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

/** How a file is read. */
export interface TrussReading {
  /** The sizes of `LIMITS` that hold. @default 'full' */
  readonly limits?: FileLimits;
  /** The unit of a table that does not state it: m, or in; a drawing is read into it. @default 0 */
  readonly system?: UnitSystem;
  /** The unit of a drawing, whatever it states itself. @default the one that it states, else by its size */
  readonly unit?: DxfUnit;
  /**
   * The language of the reader, by which the comma of `1,200` in a table parts thousands or decimals.
   * @default 'en-US'
   */
  readonly locale?: Locale;
  /** Where standard sections and materials are found by name. @default the catalogue */
  readonly library?: Library;
  /** The wanted layers of a drawing, and the state of it. @default all of it */
  readonly drawing?: DrawingChoices;
  /** The reader’s word on a table: the columns of unknown headings, and its comma. @default nothing */
  readonly rows?: RowChoices;
  /** The treatment of rods that double others. @default the first of a table stays, all of a truss as JSON do */
  readonly doubled?: DoubledWay;
}

/**
 * Reads a file, of one that is too large nothing: a truss as JSON, a drawing as DXF whose lines become rods and whose
 * layers name cross-sections, or a table of joints and rods as separated values or as a workbook (XLSX). Rejects only
 * where the file itself cannot be read.
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
  // Bytes that are no UTF-8: a spreadsheet saved it in another code.
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

/** Reads what was made of a file as strictly as a document; names of files and of layers may be longer than titles. */
function toRead(
  read: ReadContent | Refused,
  { limits, doubled = 'keepOne' }: { readonly limits: FileLimits; readonly doubled?: DoubledWay },
): ReadTrussFile {
  if ('problem' in read) return read;
  const { document, ...about } = read;
  const parsed = readDocument(cleanTexts(document, LIMITS[limits]), limits, doubled);
  return parsed.ok ? { ...parsed, ...about } : parsed;
}

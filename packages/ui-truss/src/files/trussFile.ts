import { LIMITS, type UnitSystem } from '@eecs/solver-core';
import { type TrussCase, type TrussFailure, parseTruss } from '@eecs/solver-core/truss';
import type { Library, Locale } from '@eecs/ui-kit';
import { loadFiles } from '../loadParts.ts';
import {
  type RowProblem,
  cleanTexts,
  joinShown,
  packText,
  splitShown,
  unpackText,
} from '@eecs/ui-kit/editing';
import type { TrussShown } from '../props.ts';
import type { DxfUnit } from './dxfUnits.ts';
import type { ReadDxf } from './readDxf.ts';

/** What a drawing was read as, and what of it is no rod. */
export interface ReadDrawing extends Pick<
  ReadDxf,
  'unit' | 'isUnitGuessed' | 'objects' | 'leftOut' | 'straightened' | 'isCut'
> {
  /** The greatest length along an axis, in the base unit of the system: m or in. */
  readonly extent: number;
  /** How many lines that ends of others lie on became several rods. */
  readonly split: number;
  /** Layers whose rods have the standard cross-section that the layer names. */
  readonly standard: readonly StandardFound[];
  /** Layers that name no standard cross-section, whose rods have none. */
  readonly bareLayers: readonly string[];
  /** The material of all rods: a drawing says none. */
  readonly material: string;
}

/** A name of a file, and what it is called in the library it was found in. */
export interface StandardFound {
  readonly name: string;
  readonly is: string;
}

/** What of a table became no part of the truss. */
export interface ReadTableRest {
  /** Materials and cross-sections that rods name and no library has: the rods are without them. */
  readonly names: readonly string[];
  /** Materials and cross-sections that rods name by other words than the library they were found in. */
  readonly standard: readonly StandardFound[];
  /** The material and the cross-section of rods for which the table names none. */
  readonly usual: readonly string[];
  /** Headings of columns that are not read. */
  readonly columns: readonly string[];
  /** Rows of other tables. */
  readonly rows: number;
  /** Joints at the place of another one, which are one with it. */
  readonly joints: number;
  /** Rods that join a joint to itself, or the same joints as another one. */
  readonly rods: number;
  /** Loads that are there twice, or on a rod that was passed over. */
  readonly loads: number;
  /** Names of sheets that are hidden in a workbook. */
  readonly hidden: readonly string[];
}

/**
 * A cell of a table that cannot be taken, by its row, column and text, and why: `great` and `small` with the bound of
 * values, `doubled` is a number that two joints or rods have, with the row that had it first.
 */
export interface TableCellProblem extends RowProblem {
  /** Where a workbook has several. */
  readonly sheet?: string;
  readonly firstSheet?: string;
  /** What a `doubled` or an `unknown` number is of. */
  readonly of?: 'joint' | 'rod' | 'set';
  /** Where a comma may part thousands or decimals: the number if it parts thousands. */
  readonly readAs?: string;
}

/** What came out of a file or a link: a truss, or why it is none. */
export type ReadTrussFile =
  | {
      readonly ok: true;
      readonly document: TrussCase;
      readonly corrections: readonly TrussFailure[];
      /** Of a drawing alone. */
      readonly drawing?: ReadDrawing;
      /** Of a table alone. */
      readonly rest?: ReadTableRest;
    }
  | {
      readonly ok: false;
      /** `tooMany` has more joints or rods than the limits allow; `tooLarge` is a file that was not even read. */
      readonly problem:
        | 'notJson'
        | 'notTruss'
        | 'tooLarge'
        | 'tooMany'
        | 'noLines'
        /** A drawing that ends before its first line does. */
        | 'cutOff'
        | 'noTable'
        /** A table under headings that nothing is called by. */
        | 'unknownHeadings'
        | 'badRow'
        /** A workbook that is damaged, protected by a password, or none at all. */
        | 'badBook'
        /** A workbook that unpacks to more than is read. */
        | 'bookTooLarge'
        /** A sheet of more rows than are read. */
        | 'tooManyRows';
      readonly failures: readonly TrussFailure[];
      /** Of `tooMany`: what it has. */
      readonly size?: { readonly joints: number; readonly links: number };
      /** Of `tooManyRows`: how many its sheet has, and how many are read. */
      readonly rows?: { readonly count: number; readonly most: number };
      /** Of `badRow`: the first row that cannot be read, counted from 1. */
      readonly row?: number;
      /** Of `badRow`: the sheet it stands in, where a workbook has several. */
      readonly sheet?: string;
      /** Of `badRow`: the cell, and what is wrong with it. */
      readonly cell?: TableCellProblem;
      /** Of `badRow`: this cell and all others that cannot be taken. */
      readonly cells?: readonly TableCellProblem[];
      /** Of `unknownHeadings`: these headings. */
      readonly headings?: readonly string[];
    };

/** Whose sizes of `LIMITS` hold. */
type Limits = keyof typeof LIMITS;

/** A file larger than this is no truss, bytes. */
export const MAX_TRUSS_FILE_BYTES: Readonly<Record<Limits, number>> = {
  anonymous: 4_000_000,
  full: 64_000_000,
};
/** Programs that pass links on cut longer ones, characters. */
export const MAX_TRUSS_FRAGMENT = 8000;
const PREFIX = '#c=';

/** Writes a truss as the text of a JSON file. */
export function writeTrussFile(document: TrussCase): string {
  return `${JSON.stringify(document, null, 2)}\n`;
}

/** How a file is read. */
export interface TrussReading {
  /** Whose sizes of `LIMITS` hold. @default 'full' */
  readonly limits?: Limits;
  /** The unit of a table that does not say it: m, or in; a drawing is read into it. @default 0 */
  readonly system?: UnitSystem;
  /** The unit of a drawing that does not say its own. @default by its size */
  readonly unit?: DxfUnit;
  /**
   * The language of the reader, by which the comma of `1,200` in a table parts thousands or decimals.
   * @default 'en-US'
   */
  readonly locale?: Locale;
  /** Where standard sections and materials are found by name. @default the catalogue */
  readonly library?: Library;
}

/**
 * Reads a file, of one that is too large nothing: a truss as JSON, a drawing as DXF whose lines become rods and whose
 * layers name cross-sections, or a table of joints and rods as separated values or as a workbook (XLSX). Rejects only
 * where the file itself cannot be read.
 */
export async function readTrussBlob(
  file: Blob & { readonly name?: string },
  { limits = 'full', system = 0, locale = 'en-US', unit, library }: TrussReading = {},
): Promise<ReadTrussFile> {
  if (file.size > MAX_TRUSS_FILE_BYTES[limits]) return TOO_LARGE;
  const [, title = '', ending = ''] = /^(.*)\.(\w+)$/.exec(file.name ?? '') ?? [];
  const options = {
    ...{ system, title, locale, limits },
    ...(unit !== undefined && { unit }),
    ...(library !== undefined && { library }),
  };
  if (/^xlsx$/i.test(ending)) {
    const { readBook } = await loadFiles();
    return toRead(await readBook(new Uint8Array(await file.arrayBuffer()), options), limits);
  }
  let text = await file.text();
  // Bytes that are no UTF-8: a spreadsheet saved it in another code.
  if (text.includes('\uFFFD'))
    text = (await loadFiles()).decodeText(new Uint8Array(await file.arrayBuffer()));
  const isJson = /^\s*[{[]/.test(text.replace(/^\uFEFF/, ''));
  const isDrawing = /^dxf$/i.test(ending);
  if (isJson || !(isDrawing || /^(csv|tsv|txt)$/i.test(ending))) return readTrussFile(text, limits);
  const { readDrawing, readRows } = await loadFiles();
  return toRead(await (isDrawing ? readDrawing : readRows)(text, options), limits);
}

type Refused = Extract<ReadTrussFile, { ok: false }>;

/** Reads what was made of a file as strictly as a document. */
function toRead(
  read:
    { readonly document: unknown; readonly drawing?: ReadDrawing; readonly rest?: ReadTableRest } | Refused,
  limits: Limits,
): ReadTrussFile {
  if ('problem' in read) return read;
  const { document, ...about } = read;
  const parsed = readDocument(document, limits);
  return parsed.ok ? { ...parsed, ...about } : parsed;
}

const TOO_LARGE: ReadTrussFile = { ok: false, problem: 'tooLarge', failures: [] };

/** Reads the text of a file. It never throws: every failure is named with its place. */
export function readTrussFile(text: string, limits: Limits = 'full'): ReadTrussFile {
  if (text.length > MAX_TRUSS_FILE_BYTES[limits]) return TOO_LARGE;
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return { ok: false, problem: 'notJson', failures: [] };
  }
  return readDocument(value, limits);
}

function readDocument(value: unknown, limits: Limits): ReadTrussFile {
  const parsed = parseTruss(value);
  if (!parsed.ok) return { ok: false, problem: 'notTruss', failures: parsed.failures };
  const { joints, links } = parsed.document;
  if (joints.length > LIMITS[limits].joints || links.length > LIMITS[limits].links)
    return {
      ok: false,
      problem: 'tooMany',
      failures: [],
      size: { joints: joints.length, links: links.length },
    };
  return { ...parsed, document: cleanTexts(parsed.document) };
}

/** Answers whether the fragment of an address claims to hold a truss. */
export function isTrussShare(fragment: string): boolean {
  return fragment.startsWith(PREFIX);
}

/** A fragment that holds the whole truss, or how long it would be where that is too long. */
export type WrittenTrussShare =
  | { readonly ok: true; readonly fragment: string }
  | { readonly ok: false; readonly length: number; readonly most: number };

/** What a link held: a truss, with what its sender saw of it where the link tells, or why it cannot be read. */
export type ReadTrussShare =
  | (Extract<ReadTrussFile, { ok: true }> & { readonly shown?: unknown })
  | Exclude<ReadTrussFile, { ok: true }>;

/**
 * Packs a truss, and what is shown of it where there is room, into the fragment of an
 * address, which browsers do not send to any server.
 */
export async function writeTrussShare(document: TrussCase, shown?: TrussShown): Promise<WrittenTrussShare> {
  const fragment = joinShown(PREFIX + (await packText(JSON.stringify(document))), shown, MAX_TRUSS_FRAGMENT);
  const { length } = fragment;
  return length <= MAX_TRUSS_FRAGMENT
    ? { ok: true, fragment }
    : { ok: false, length, most: MAX_TRUSS_FRAGMENT };
}

/** Unpacks the truss of a fragment. It never rejects: what cannot be read is said. */
export async function readTrussShare(fragment: string, limits: Limits = 'full'): Promise<ReadTrussShare> {
  const { packed, shown } = splitShown(fragment);
  try {
    const read = readTrussFile(await unpackText(packed.slice(PREFIX.length)), limits);
    return read.ok && shown !== undefined ? { ...read, shown } : read;
  } catch {
    return { ok: false, problem: 'notJson', failures: [] };
  }
}

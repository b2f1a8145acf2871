import { LIMITS } from '@eecs/solver-core';
import { type TrussCase, type TrussFailure, parseTruss } from '@eecs/solver-core/truss';
import { cleanTexts, findLongTexts } from '@eecs/solver-core/texts';
import { type DoubledWay, countDoubled, settleDoubled } from '../editing/doubledRods.ts';
import { type NamedOverlap, nameOverlaps } from '../editing/overlaps.ts';
import type { ReadDrawing, ReadTableRest, TableCellProblem, UnreadTable } from './foundInFile.ts';

/** The result of reading a file or a link: a truss, or the reason why it is none. */
export type ReadTrussFile =
  | {
      readonly ok: true;
      readonly document: TrussCase;
      readonly corrections: readonly TrussFailure[];
      /** How many rods join the same two joints as one before them; absent where none does. */
      readonly doubled?: number;
      /** Rods that lie along others, by the numbers of their joints; absent where none does. */
      readonly overlaps?: readonly NamedOverlap[];
      /** For drawings only. */
      readonly drawing?: ReadDrawing;
      /** For tables only. */
      readonly rest?: ReadTableRest;
      /** For tables without rods, whose rows under unknown headings may be the rods: all rows. */
      readonly table?: UnreadTable;
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
        /** A drawing that is no text: binary DXF, or DWG under another name. */
        | 'binaryDrawing'
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
      /** For `tooMany`: the numbers that it has. */
      readonly size?: { readonly joints: number; readonly links: number };
      /** For `tooManyRows`: the number of rows of its sheet, and the number that is read. */
      readonly rows?: { readonly count: number; readonly most: number };
      /** For `badRow`: the first row that cannot be read, counted from 1. */
      readonly row?: number;
      /** For `badRow`: the sheet it is in, where a workbook has several. */
      readonly sheet?: string;
      /** For `badRow`: the cell, and its fault. */
      readonly cell?: TableCellProblem;
      /** For `badRow`: this cell and all others that cannot be taken. */
      readonly cells?: readonly TableCellProblem[];
      /** For `unknownHeadings`: these headings. */
      readonly headings?: readonly string[];
      /** For `unknownHeadings`: the rows, whose reader can name each column; absent of very many. */
      readonly table?: UnreadTable;
    };

/** The sizes of `LIMITS` that hold. */
export type FileLimits = keyof typeof LIMITS;

/** A file larger than this is no truss, bytes. */
export const MAX_TRUSS_FILE_BYTES: Readonly<Record<FileLimits, number>> = {
  anonymous: 4_000_000,
  full: 64_000_000,
};

export const TOO_LARGE: ReadTrussFile = { ok: false, problem: 'tooLarge', failures: [] };

/** Reads the text of a file. It never throws: every failure is named with its place. */
export function readTrussFile(text: string, limits: FileLimits = 'full'): ReadTrussFile {
  if (text.length > MAX_TRUSS_FILE_BYTES[limits]) return TOO_LARGE;
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return { ok: false, problem: 'notJson', failures: [] };
  }
  return readDocument(value, limits);
}

/**
 * Reads what was made of a file as strictly as a document; doubled rods stay unless a treatment is given.
 */
export function readDocument(value: unknown, limits: FileLimits, way?: DoubledWay): ReadTrussFile {
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
  const long = findLongTexts(parsed.document, LIMITS[limits]);
  if (long.length > 0) return { ok: false, problem: 'notTruss', failures: long };
  const read = cleanTexts(parsed.document, LIMITS[limits]);
  const doubled = countDoubled(read);
  const document = way === undefined || doubled === 0 ? read : settleDoubled(read, way);
  const overlaps = nameOverlaps(document);
  return {
    ...parsed,
    document,
    ...(doubled > 0 && { doubled }),
    ...(overlaps.length > 0 && { overlaps }),
  };
}

import { LIMITS } from '@eecs/solver-core';
import { type TrussCase, type TrussFailure, parseTruss } from '@eecs/solver-core/truss';
import { cleanTexts, findLongTexts } from '@eecs/solver-core/texts';
import { type DoubledWay, countDoubled, settleDoubled } from '../editing/doubledRods.ts';
import { type NamedOverlap, nameOverlaps } from '../editing/overlaps.ts';
import type { ReadDrawing, ReadTableRest, TableCellProblem, UnreadTable } from './foundInFile.ts';

/** The result of reading a file or a link: a truss, or the reason why it is not one. */
export type ReadTrussFile =
  | {
      readonly ok: true;
      readonly document: TrussCase;
      readonly corrections: readonly TrussFailure[];
      /** The number of rods between the same two joints as an earlier one; absent if there are none. */
      readonly doubled?: number;
      /** Overlapping rods, by the numbers of their joints; absent if there are none. */
      readonly overlaps?: readonly NamedOverlap[];
      /** For drawings only. */
      readonly drawing?: ReadDrawing;
      /** For tables only. */
      readonly rest?: ReadTableRest;
      /** For tables without rods that have rows below unknown headings, which may be the rods: all rows. */
      readonly table?: UnreadTable;
    }
  | {
      readonly ok: false;
      /** `tooMany` means more joints or rods than the limits allow; `tooLarge` is a file that was not read. */
      readonly problem:
        | 'notJson'
        | 'notTruss'
        | 'tooLarge'
        | 'tooMany'
        | 'noLines'
        /** A drawing that is not a text: binary DXF, or DWG under another name. */
        | 'binaryDrawing'
        /** A drawing that ends before its first line. */
        | 'cutOff'
        | 'noTable'
        /** A table with headings that match no column. */
        | 'unknownHeadings'
        | 'badRow'
        /** A workbook that is damaged or protected by a password, or not a workbook. */
        | 'badBook'
        /** A workbook that unpacks to more than the limit. */
        | 'bookTooLarge'
        /** A sheet with more rows than are read. */
        | 'tooManyRows';
      readonly failures: readonly TrussFailure[];
      /** For `tooMany`: its numbers of joints and rods. */
      readonly size?: { readonly joints: number; readonly links: number };
      /** For `tooManyRows`: the number of rows of its sheet, and the limit. */
      readonly rows?: { readonly count: number; readonly most: number };
      /** For `badRow`: the first row that cannot be read, counted from 1. */
      readonly row?: number;
      /** For `badRow`: its sheet, if a workbook has several. */
      readonly sheet?: string;
      /** For `badRow`: the cell, and its fault. */
      readonly cell?: TableCellProblem;
      /** For `badRow`: this cell and all other rejected ones. */
      readonly cells?: readonly TableCellProblem[];
      /** For `unknownHeadings`: these headings. */
      readonly headings?: readonly string[];
      /** For `unknownHeadings`: the rows, so that the reader can assign the columns; absent if there are too many. */
      readonly table?: UnreadTable;
    };

/** The name of the applicable size limits in `LIMITS`. */
export type FileLimits = keyof typeof LIMITS;

/** A larger file is not read, bytes. */
export const MAX_TRUSS_FILE_BYTES: Readonly<Record<FileLimits, number>> = {
  anonymous: 4_000_000,
  full: 64_000_000,
};

export const TOO_LARGE: ReadTrussFile = { ok: false, problem: 'tooLarge', failures: [] };

/** Reads the text of a file. Never throws: every failure is returned with its place. */
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

/** Parses the content of a file as strictly as a document; duplicate rods stay unless a treatment is given. */
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

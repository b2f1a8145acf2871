import { type BeamCase, type Failure, LIMITS, parseCase } from '@eecs/solver-core';
import { cleanTexts, findLongTexts } from '@eecs/solver-core/texts';

/** The limits that a document has to keep within: those of its solver. */
export type CaseLimits = keyof typeof LIMITS;

/** How a document from outside is read. */
export interface CaseReading {
  /** The sizes of `LIMITS` that hold. @default 'full' */
  readonly limits?: CaseLimits;
}

/**
 * A file larger than this is no beam, bytes: four times what a server takes, since a file is written with room in it.
 */
export const MAX_FILE_BYTES: Readonly<Record<CaseLimits, number>> = {
  anonymous: 1_000_000,
  full: 32_000_000,
};

/** The result of reading a file: a beam, or every reason why it is none. */
export type ReadCase =
  | { readonly ok: true; readonly document: BeamCase; readonly corrections: readonly Failure[] }
  | { readonly ok: false; readonly problem: 'tooLarge' | 'notJson'; readonly failures: readonly [] }
  | { readonly ok: false; readonly problem: 'notBeam'; readonly failures: readonly Failure[] };

const TOO_LARGE: ReadCase = { ok: false, problem: 'tooLarge', failures: [] };

/** Reads a file, of one that is too large nothing. Rejects only where the file itself cannot be read. */
export async function readCaseBlob(file: Blob, { limits = 'full' }: CaseReading = {}): Promise<ReadCase> {
  if (file.size > MAX_FILE_BYTES[limits]) return TOO_LARGE;
  return readCaseFile(await file.text(), { limits });
}

/**
 * Reads the text of a file. It never throws: every failure is named with its place in the document. A document larger
 * than the limits is refused before anything is made of it; characters that no server keeps are taken out of its
 * titles and names.
 */
export function readCaseFile(text: string, { limits = 'full' }: CaseReading = {}): ReadCase {
  if (text.length > MAX_FILE_BYTES[limits]) return TOO_LARGE;
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    // The message of the parser is English and its own: the reader only needs to know that it is no JSON.
    return { ok: false, problem: 'notJson', failures: [] };
  }
  const parsed = parseCase(value, { limits: LIMITS[limits] });
  if (!parsed.ok) return { ok: false, problem: 'notBeam', failures: parsed.failures };
  const long = findLongTexts(parsed.document, LIMITS[limits]);
  if (long.length > 0) return { ok: false, problem: 'notBeam', failures: long };
  return { ...parsed, document: cleanTexts(parsed.document, LIMITS[limits]) };
}

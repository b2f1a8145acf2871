import { type BeamCase, type Failure, LIMITS, parseCase } from '@eecs/solver-core';
import { cleanTexts, findLongTexts } from '@eecs/solver-core/texts';

/** The size limits of a document, those of its solver. */
export type CaseLimits = keyof typeof LIMITS;

/** Options for reading a document from outside. */
export interface CaseReading {
  /** The name of the applicable size limits in `LIMITS`. @default 'full' */
  readonly limits?: CaseLimits;
}

/** A larger file is not read, bytes: four times the limit of a server, because a file is written with indentation. */
export const MAX_FILE_BYTES: Readonly<Record<CaseLimits, number>> = {
  anonymous: 1_000_000,
  full: 32_000_000,
};

/** The result of reading a file: a beam, or every reason why it is not one. */
export type ReadCase =
  | { readonly ok: true; readonly document: BeamCase; readonly corrections: readonly Failure[] }
  | { readonly ok: false; readonly problem: 'tooLarge' | 'notJson'; readonly failures: readonly [] }
  | { readonly ok: false; readonly problem: 'notBeam'; readonly failures: readonly Failure[] };

const TOO_LARGE: ReadCase = { ok: false, problem: 'tooLarge', failures: [] };

/** Reads a file, unless it is too large. Rejects only if the file itself cannot be read. */
export async function readCaseBlob(file: Blob, { limits = 'full' }: CaseReading = {}): Promise<ReadCase> {
  if (file.size > MAX_FILE_BYTES[limits]) return TOO_LARGE;
  return readCaseFile(await file.text(), { limits });
}

/**
 * Reads the text of a file. Never throws: every failure is returned with its place in the document. A document larger
 * than the limits is refused before it is parsed; characters that no server stores are removed from its titles and
 * names.
 */
export function readCaseFile(text: string, { limits = 'full' }: CaseReading = {}): ReadCase {
  if (text.length > MAX_FILE_BYTES[limits]) return TOO_LARGE;
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    // The message of the parser is in English: the reader only needs to know that the text is not JSON.
    return { ok: false, problem: 'notJson', failures: [] };
  }
  const parsed = parseCase(value, { limits: LIMITS[limits] });
  if (!parsed.ok) return { ok: false, problem: 'notBeam', failures: parsed.failures };
  const long = findLongTexts(parsed.document, LIMITS[limits]);
  if (long.length > 0) return { ok: false, problem: 'notBeam', failures: long };
  return { ...parsed, document: cleanTexts(parsed.document, LIMITS[limits]) };
}

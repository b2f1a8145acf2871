import { type BeamCase, type Failure, parseCase } from '@eecs/solver-core';

/** A file larger than this is no beam, bytes: the largest document the server takes is a tenth of it. */
const MAX_BYTES = 20_000_000;

/** What came out of a file: a beam, or every reason why it is none. */
export type ReadCase =
  | { readonly ok: true; readonly document: BeamCase; readonly corrections: readonly Failure[] }
  | { readonly ok: false; readonly problem: 'tooLarge' | 'notJson'; readonly failures: readonly [] }
  | { readonly ok: false; readonly problem: 'notBeam'; readonly failures: readonly Failure[] };

/** Writes a beam as the text of a JSON file: everything the document has, in its own units. */
export function writeCaseFile(document: BeamCase): string {
  return `${JSON.stringify(document, null, 2)}\n`;
}

/** Reads the text of a file. It never throws: every failure is named with its place in the document. */
export function readCaseFile(text: string): ReadCase {
  if (text.length > MAX_BYTES) return { ok: false, problem: 'tooLarge', failures: [] };
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    // What the parser says is in English and of its own making: that it is no JSON is what the reader needs.
    return { ok: false, problem: 'notJson', failures: [] };
  }
  const parsed = parseCase(value);
  return parsed.ok ? parsed : { ok: false, problem: 'notBeam', failures: parsed.failures };
}

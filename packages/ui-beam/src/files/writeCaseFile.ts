import { type BeamCase, deriveFields } from '@eecs/solver-core';

/** Writes a beam as the text of a JSON file: the whole document, in its own units, with its derived fields. */
export function writeCaseFile(document: BeamCase): string {
  return `${JSON.stringify({ ...document, ...deriveFields(document) }, null, 2)}\n`;
}

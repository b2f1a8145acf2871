import { type BeamCase, deriveFields } from '@eecs/solver-core';

/**
 * Writes a beam as the text of a JSON file: everything the document has, in its own units, and
 * what it states about itself where it is returned.
 */
export function writeCaseFile(document: BeamCase): string {
  return `${JSON.stringify({ ...document, ...deriveFields(document) }, null, 2)}\n`;
}

import type { BeamCase } from '@eecs/solver-core';

/** Writes a beam as the text of a JSON file: everything the document has, in its own units. */
export function writeCaseFile(document: BeamCase): string {
  return `${JSON.stringify(document, null, 2)}\n`;
}

import type { TrussCase } from '@eecs/solver-core/truss';
import { deriveFields } from '@eecs/solver-core/truss-rules';

/**
 * Writes a truss as the text of a JSON file, with the fields that follow from it (`isReal`, `totalMass`, `checksum`):
 * those of the document as it stands, whatever was read with it.
 */
export function writeTrussFile(document: TrussCase): string {
  return `${JSON.stringify({ ...document, ...deriveFields(document) }, null, 2)}\n`;
}

import type { TrussCase } from '@eecs/solver-core/truss';
import { deriveFields } from '@eecs/solver-core/truss-rules';

/**
 * Writes a truss as the text of a JSON file. Its derived fields (`isReal`, `totalMass`, `checksum`) are computed from
 * the document, whatever values it was read with.
 */
export function writeTrussFile(document: TrussCase): string {
  return `${JSON.stringify({ ...document, ...deriveFields(document) }, null, 2)}\n`;
}

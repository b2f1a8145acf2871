import type { TrussCase } from '@eecs/solver-core/truss';

/** Writes a truss as the text of a JSON file. */
export function writeTrussFile(document: TrussCase): string {
  return `${JSON.stringify(document, null, 2)}\n`;
}

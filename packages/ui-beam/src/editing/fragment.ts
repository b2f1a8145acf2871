import { type BeamCase, LIMITS, convertCase, parseCase } from '@eecs/solver-core';
import { cleanTexts } from '@eecs/solver-core/texts';
import { fitCaseSets } from './fitCaseSets.ts';
import type { ObjectIndex } from './moveObject.ts';
import { type Objects, pickObjects } from './moveObjects.ts';

/** The header of a text on the clipboard. */
const FORMAT = 'eecs-beam-fragment';

/** Writes supports and loads as a text that any tab of an editor reads: JSON, in the units of the document. */
export function writeFragment(document: BeamCase, items: readonly ObjectIndex[]): string | null {
  const { supports, loads } = pickObjects(document, items);
  if (supports.length + loads.length === 0) return null;
  const { schema, L, units, caseSets } = document;
  return JSON.stringify({ format: FORMAT, schema, L, units, caseSets, supports, loads }, null, 2);
}

/**
 * Reads supports and loads from such a text, in the units of a document, with their missing case sets; null for any
 * other text. It is parsed as strictly as a file, and hidden characters are removed from its texts.
 */
export function readFragment(text: string, document: BeamCase): Objects | null {
  const value = parseJson(text);
  if (typeof value !== 'object' || value === null || !('format' in value) || value.format !== FORMAT)
    return null;
  const { format: _, ...bare } = value;
  const parsed = parseCase(cleanTexts(bare, LIMITS.full));
  if (!parsed.ok) return null;
  const { supports, loads } = convertCase(parsed.document, document.units.system);
  return fitCaseSets({ supports, loads }, { from: parsed.document.caseSets, to: document });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

import { type BeamCase, convertCase, parseCase } from '@eecs/solver-core';
import type { ObjectIndex } from './moveObject.ts';
import { type Objects, pickObjects } from './moveObjects.ts';

/** What a text on the clipboard says of itself. */
const FORMAT = 'eecs-beam-fragment';

/** Writes supports and loads as a text that any tab of an editor reads: JSON, in the units of the document. */
export function writeFragment(document: BeamCase, items: readonly ObjectIndex[]): string | null {
  const { supports, loads } = pickObjects(document, items);
  if (supports.length + loads.length === 0) return null;
  const { schema, L, units, caseSets } = document;
  return JSON.stringify({ format: FORMAT, schema, L, units, caseSets, supports, loads }, null, 2);
}

/**
 * Reads supports and loads from such a text, in the units of a document and in its case sets; null of any other text.
 * It is read as strictly as a file.
 */
export function readFragment(text: string, { units, caseSets }: BeamCase): Objects | null {
  const value = parseJson(text);
  if (typeof value !== 'object' || value === null || !('format' in value) || value.format !== FORMAT)
    return null;
  const { format: _, ...bare } = value;
  const parsed = parseCase(bare);
  if (!parsed.ok) return null;
  const { supports, loads } = convertCase(parsed.document, units.system);
  const toMask = (sets: number): number => sets % 2 ** Math.max(1, caseSets.length);
  return {
    supports: supports.map((support) =>
      support.sets === undefined ? support : { ...support, sets: toMask(support.sets) },
    ),
    // A load of none of these sets joins the first.
    loads: loads.map((load) => ({ ...load, sets: toMask(load.sets) || 1 })),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

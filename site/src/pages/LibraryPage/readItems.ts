import { type CrossSection, type Material, parseCase } from '@eecs/solver-core';
import type { Partition } from '../../ports/api/libraryClient.ts';

/** The entries that a file contains for a part of the library, or the reason why there are none. */
export type ItemsReading =
  | { readonly ok: true; readonly items: readonly (Material | CrossSection)[] }
  | { readonly ok: false; readonly reason: string };

/** Reads materials or cross-sections from a file: one, a list, or those of a whole case in SI units. */
export function readItems(text: string, part: Partition): ItemsReading {
  const list = part === 'material' ? 'materials' : 'sections';
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch (error) {
    return { ok: false, reason: error instanceof Error ? error.message : String(error) };
  }
  const held =
    typeof given === 'object' && given !== null && list in given
      ? (given as Record<string, unknown>)[list]
      : given;
  const items = Array.isArray(held) ? (held as unknown[]) : [held];
  const parsed = parseCase({ schema: 1, L: 1, supports: [], [list]: items });
  if (!parsed.ok) {
    const [first] = parsed.failures;
    return { ok: false, reason: first === undefined ? '' : `${first.path} (${first.code})` };
  }
  const read = parsed.document[list];
  return read.length === 0 ? { ok: false, reason: list } : { ok: true, items: read.map(withoutOrigin) };
}

function withoutOrigin<Item extends Material | CrossSection>({ origin, ...item }: Item): Item {
  return item as unknown as Item;
}

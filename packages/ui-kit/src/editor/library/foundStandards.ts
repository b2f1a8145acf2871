import type { CrossSection, Material } from '@eecs/solver-core';
import { IMPORT_LIMITS } from '@eecs/solver-core/rules';
import { countTaken } from './takeItems.ts';

/** Materials and cross-sections named in rows, each once. */
export interface NamedConstants {
  readonly materials: readonly string[];
  readonly sections: readonly string[];
}

/** Entries of a library, by these names. */
export interface FoundStandards {
  readonly sections: ReadonlyMap<string, CrossSection>;
  readonly materials: ReadonlyMap<string, Material>;
}

/** Nothing was found, or the search has not run yet. */
export const NO_STANDARDS: FoundStandards = { sections: new Map(), materials: new Map() };

/** A list that receives library entries, and its limit. */
interface Taker {
  readonly items: readonly (Material | CrossSection)[];
  readonly most: number;
}

/**
 * Drops found entries for which a document has no room: it may have ten library entries of each kind, and no list may
 * exceed its limit. Earlier names take precedence.
 */
export function limitFound<Item extends Material | CrossSection>(
  found: ReadonlyMap<string, Item>,
  { items, most }: Taker,
): ReadonlyMap<string, Item> {
  const room = Math.min(IMPORT_LIMITS.inTotal - countTaken(items), most - items.length);
  const kept = new Set([...new Set(found.values())].slice(0, Math.max(0, room)));
  return new Map([...found].filter(([, item]) => kept.has(item)));
}

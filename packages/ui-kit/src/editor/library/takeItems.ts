import {
  type CrossSection,
  type Material,
  type Origin,
  type UnitSystem,
  convertQuantity,
} from '@eecs/solver-core';
import { IMPORT_LIMITS, checkImport } from '@eecs/solver-core/rules';
import { MATERIAL_QUANTITIES } from '../../editing/materialNumbers.ts';
import type { LibraryItem } from '../../host/library.ts';
import { labelOf } from './libraryRow.ts';

/** Why something is not taken into a document; `names` are those of the rows it is about. */
export type TakeProblem =
  | { readonly code: 'batch' | 'total' | 'full'; readonly maximum: number }
  | { readonly code: 'known'; readonly names: readonly string[] };

/** The limits of a list of a document for entries to be added. */
export interface TakerList {
  readonly items: readonly (Material | CrossSection)[];
  /** How many the list may hold. */
  readonly most: number;
}

/** Counts the entries taken from catalogues, libraries and files that are still in the document. */
export function countTaken(items: readonly { readonly origin?: Origin }[]): number {
  return items.filter(({ origin }) => origin !== undefined).length;
}

/**
 * Returns what keeps items of a library out of a list: five at once, ten in all, a full list, a name that is there.
 * Null where nothing does.
 *
 * @example checkTaking({ items: [], most: 50 }, [ipe300]) // null
 */
export function checkTaking({ items, most }: TakerList, taken: readonly LibraryItem[]): TakeProblem | null {
  const problem = checkImport({ count: taken.length, already: countTaken(items) });
  if (problem !== null) return problem;
  const known = new Set(items.map(labelOf));
  const names = taken.map(({ item }) => labelOf(item)).filter((name) => known.has(name));
  if (names.length > 0) return { code: 'known', names };
  return items.length + taken.length > most ? { code: 'full', maximum: most } : null;
}

/** How many may be chosen at once. */
export const BATCH = IMPORT_LIMITS.perBatch;
/** How many of a document may be from libraries. */
export const TOTAL = IMPORT_LIMITS.inTotal;

/** Makes a material of a library one of a document of a system, with its origin. */
export function toMaterial({ item, origin }: LibraryItem<Material>, system: UnitSystem): Material {
  if (system === 0) return { ...item, origin };
  const { strength } = item;
  return {
    ...item,
    ...convertNumbers(item, system),
    ...(strength && { strength: { ...strength, ...convertNumbers(strength, system) } }),
    origin,
  };
}

function convertNumbers(material: object, system: UnitSystem): Readonly<Record<string, number>> {
  const numbers = Object.entries(MATERIAL_QUANTITIES).flatMap(([key, quantity]) => {
    const value: unknown = Reflect.get(material, key);
    return typeof value === 'number' ? [[key, convertQuantity(value, quantity, 0, system)] as const] : [];
  });
  return Object.fromEntries(numbers);
}

/** Per cent, switches and words are the same in both systems. */
const NOT_LENGTHS: ReadonlySet<string> = new Set(['sf', 'sw', 'units']);

/** Makes a section of a library one of a document of a system, in its mm or in, read-only, with its origin. */
export function toSection({ item, origin }: LibraryItem<CrossSection>, system: UnitSystem): CrossSection {
  const own = item.units ?? 0;
  // The places of parts are in the numbers of the whole.
  if (own === system || item.className === 'generic' || item.className === 'builtup')
    return { ...item, editable: false, origin };
  const numbers = Object.entries(item).flatMap(([key, value]) =>
    typeof value === 'number' && !NOT_LENGTHS.has(key)
      ? [[key, convertQuantity(value, 'sectionDimension', own, system)] as const]
      : [],
  );
  return { ...item, ...Object.fromEntries(numbers), units: system, editable: false, origin };
}

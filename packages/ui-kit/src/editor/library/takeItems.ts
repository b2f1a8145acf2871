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

/** Why an entry cannot be added to a document; `names` are those of the rows concerned. */
export type TakeProblem =
  | { readonly code: 'batch' | 'total' | 'full'; readonly maximum: number }
  | { readonly code: 'known'; readonly names: readonly string[] };

/** The limits of a list of a document for added entries. */
export interface TakerList {
  readonly items: readonly (Material | CrossSection)[];
  /** The greatest number of entries in the list. */
  readonly most: number;
}

/** Counts the entries taken from catalogues, libraries and files that are still in the document. */
export function countTaken(items: readonly { readonly origin?: Origin }[]): number {
  return items.filter(({ origin }) => origin !== undefined).length;
}

/** Returns whether a change adds so many entries of libraries to a document that there are more than allowed. */
export function isOverTaken(
  before: readonly { readonly origin?: Origin }[],
  after: readonly { readonly origin?: Origin }[],
): boolean {
  return countTaken(after) > Math.max(IMPORT_LIMITS.inTotal, countTaken(before));
}

/**
 * Returns the reason why items of a library cannot be added to a list: more than five at once, more than ten in all, a
 * full list, a duplicate name. Null if there is none.
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

/** The greatest number of entries added at once. */
export const BATCH = IMPORT_LIMITS.perBatch;
/** The greatest number of library entries in a document. */
export const TOTAL = IMPORT_LIMITS.inTotal;

/** Converts a material of a library for a document of a unit system, with its origin. */
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

/** Percentages, switches and words are the same in both systems. */
const NOT_LENGTHS: ReadonlySet<string> = new Set(['sf', 'sw', 'units']);

/** Converts a section of a library for a document of a unit system, in mm or in, read-only, with its origin. */
export function toSection({ item, origin }: LibraryItem<CrossSection>, system: UnitSystem): CrossSection {
  const own = item.units ?? 0;
  // The positions of parts are in the units of the whole section.
  if (own === system || item.className === 'generic' || item.className === 'builtup')
    return { ...item, editable: false, origin };
  const numbers = Object.entries(item).flatMap(([key, value]) =>
    typeof value === 'number' && !NOT_LENGTHS.has(key)
      ? [[key, convertQuantity(value, 'sectionDimension', own, system)] as const]
      : [],
  );
  return { ...item, ...Object.fromEntries(numbers), units: system, editable: false, origin };
}

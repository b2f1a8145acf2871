import type { CrossSection, Material, UnitSystem } from '@eecs/solver-core';
import { CATALOGUE_CLASSES, labelKeys } from '@eecs/solver-core/catalogue';
import type { Library, LibraryItem } from '../../host/library.ts';
import type { Locale } from '../../i18n/locale.ts';
import { toMaterial, toSection } from './takeItems.ts';

export interface StandardsAsked {
  readonly library: Library;
  readonly locale: Locale;
  /** The unit system of the document that uses the results. */
  readonly system: UnitSystem;
}

/** Standard cross-sections or materials by the names that matched them; a name without a match is absent. */
export type Standards<Item> = ReadonlyMap<string, Item>;

/**
 * Finds the standard cross-sections for names in a drawing or a table, with words before or after the designation:
 * `SHS120x6-TOP` is CFSHS 120x120x6.0. Ambiguous dimensions, such as `120x6`, which fits a hollow section as well as a
 * flat bar, are not found. Rejects if a table of the library cannot be loaded.
 */
export async function findStandardSections(
  names: readonly string[],
  { library, locale, system }: StandardsAsked,
): Promise<Standards<CrossSection>> {
  // Every designation has digits and letters; without any, no table is loaded.
  if (!names.some(isDesignation)) return new Map();
  const shelves = await Promise.all(CATALOGUE_CLASSES.map((shape) => library.listSections(shape, locale)));
  const index = indexKeys(
    shelves.flatMap((drawers) => drawers.flatMap(({ items }) => items)),
    { keysOf: ({ item }) => sectionKeys(item), kindOf: ({ item }) => item.className },
  );
  return findAll(names, index, (item) => toSection(item, system));
}

/** Finds the standard materials for names in a table, as `findStandardSections` finds cross-sections. */
export async function findStandardMaterials(
  names: readonly string[],
  { library, locale, system }: StandardsAsked,
): Promise<Standards<Material>> {
  if (!names.some(isDesignation)) return new Map();
  const drawers = await library.listMaterials(locale);
  const index = indexKeys(
    drawers.flatMap(({ items }) => items),
    { keysOf: ({ item }) => labelKeys(item.name), kindOf: ({ item }) => item.name },
  );
  return findAll(names, index, (item) => toMaterial(item, system));
}

/** Entries by their spellings; null marks a spelling that entries of several kinds share. */
type Index<Entry> = ReadonlyMap<string, Entry | null>;

/** The first entry of a spelling wins, because the library lists the most used standards first. */
function indexKeys<Entry>(
  entries: readonly Entry[],
  of: { readonly keysOf: (entry: Entry) => readonly string[]; readonly kindOf: (entry: Entry) => string },
): Index<Entry> {
  const index = new Map<string, Entry | null>();
  for (const entry of entries)
    for (const key of of.keysOf(entry)) {
      const known = index.get(key);
      if (known === undefined) index.set(key, entry);
      else if (known !== null && of.kindOf(known) !== of.kindOf(entry)) index.set(key, null);
    }
  return index;
}

/** A pipe table lists the nominal diameter as a whole number of millimetres. */
const DIAMETER = /^(chs)(\d+\.\d+)(x.*)$/;

/** Lists the spellings of a cross-section in drawings. */
function sectionKeys({ label }: CrossSection): readonly string[] {
  return labelKeys(label).flatMap((key) => {
    const [, letters = '', diameter, wall = ''] = DIAMETER.exec(key) ?? [];
    return diameter === undefined ? [key] : [key, `${letters}${Math.round(Number(diameter))}${wall}`];
  });
}

function findAll<Entry extends LibraryItem, Item>(
  names: readonly string[],
  index: Index<Entry>,
  take: (entry: Entry) => Item,
): Standards<Item> {
  const taken = new Map<Entry, Item>();
  const found = new Map<string, Item>();
  for (const name of new Set(names)) {
    const entry = findOne(name, index);
    if (entry === null) continue;
    const item = taken.get(entry) ?? take(entry);
    taken.set(entry, item);
    found.set(name, item);
  }
  return found;
}

/** Returns whether a text has letters and digits, as every searched designation has. */
function isDesignation(text: string): boolean {
  return /\d/.test(text) && /\p{L}/u.test(text);
}

/** A shorter part of a name is ambiguous: a level T30 is not a tee of 30 mm. */
const SHORTEST_PART = 4;

/** A longer text is not a name, characters: it has too many parts to search. */
const LONGEST_NAME = 100;

/** Finds the entry of the longest part of a name, split at words, that is a designation; null if there is none. */
function findOne<Entry>(name: string, index: Index<Entry>): Entry | null {
  if (name.length > LONGEST_NAME) return null;
  const words = [...name.matchAll(/[^\s_\-|$;()[\]]+/gu)].map(({ index: from, 0: word }) => ({
    from,
    to: from + word.length,
  }));
  const parts = words.flatMap(({ from }, first) => words.slice(first).map(({ to }) => name.slice(from, to)));
  for (const part of [name.trim(), ...parts.toSorted((a, b) => b.length - a.length)]) {
    const [key = ''] = labelKeys(part);
    // A number alone is far more often a layer or a row than a beam or a bar.
    if (!isDesignation(key)) continue;
    if (part !== name.trim() && key.length < SHORTEST_PART) continue;
    const found = index.get(key);
    if (found !== undefined && found !== null) return found;
  }
  return null;
}

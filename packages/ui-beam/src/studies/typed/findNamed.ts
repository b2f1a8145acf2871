import { type CrossSection, type UnitSystem, composePair } from '@eecs/solver-core';
import { labelKeys, readPairs, searchEntries } from '@eecs/solver-core/catalogue';
import type { Library, LibraryItem, Locale } from '@eecs/ui-kit';
import { toMaterial, toSection } from '@eecs/ui-kit/editor';
import type { Named } from './takeNamed.ts';

/** The kinds of section in the order in which they are looked through: the most used first. */
const CLASSES = [
  'h',
  'c',
  'rectangular-pipe',
  'round-pipe',
  'l',
  't',
  'z',
  'lipped-c',
  'lipped-z',
  'rect',
  'circle',
] as const;

/** Names like one that nobody has, the nearest first; none where nothing is like it. */
export interface Near {
  readonly kind: 'near';
  readonly names: readonly string[];
}

/**
 * Finds a standard section or a material by its name, whatever its spaces and letters, as the library finds it:
 * `ipe300` is IPE 300, `hea100` is HE 100 A, `2L 100x10 / 10` is two of L 100x100x10. Where nobody has it, the nearest names. Rejects when a table does not come.
 */
export async function findNamed(
  name: string,
  of: { readonly library: Library; readonly locale: Locale; readonly system: UnitSystem },
): Promise<Named | Near> {
  const { library, locale, system } = of;
  const [wanted = ''] = labelKeys(name);
  for (const pair of readPairs(name)) {
    const [part = ''] = labelKeys(pair.part);
    const single = await findSection(part, { library, locale });
    const section = single && composePair(single.item, pair);
    if (section) return { kind: 'section', section };
  }
  const passed: string[] = [];
  for (const { items } of await library.listMaterials(locale)) {
    const found = items.find(({ item }) => labelKeys(item.name).includes(wanted));
    if (found !== undefined) return { kind: 'material', material: toMaterial(found, system) };
    passed.push(...items.map(({ item }) => item.name));
  }
  for (const shape of CLASSES) {
    for (const { items } of await library.listSections(shape, locale)) {
      const found = items.find(({ item }) => labelKeys(item.label).includes(wanted));
      if (found !== undefined) return { kind: 'section', section: toSection(found, system) };
      passed.push(...items.map(({ item }) => item.label));
    }
  }
  return { kind: 'near', names: findNear(wanted, passed) };
}

async function findSection(
  wanted: string,
  { library, locale }: { readonly library: Library; readonly locale: Locale },
): Promise<LibraryItem<CrossSection> | undefined> {
  for (const shape of CLASSES) {
    for (const { items } of await library.listSections(shape, locale)) {
      const found = items.find(({ item }) => labelKeys(item.label).includes(wanted));
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

/** So many names are offered. */
const OFFERED = 3;

/** Finds the names that a name leads to, its last signs left away until one does; a number has to remain of it. */
export function findNear(wanted: string, names: readonly string[]): readonly string[] {
  const entries = [...new Set(names)].map((name) => ({ name, keys: labelKeys(name), words: [] }));
  for (let query = wanted; /\p{L}.*\d/u.test(query); query = query.slice(0, -1)) {
    const found = searchEntries(entries, query);
    if (found.length > 0) return found.slice(0, OFFERED).map(({ name }) => name);
  }
  return [];
}

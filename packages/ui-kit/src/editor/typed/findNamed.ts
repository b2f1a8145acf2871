import { type CrossSection, type UnitSystem, composePair } from '@eecs/solver-core';
import { labelKeys, nearestEntries, readPairs } from '@eecs/solver-core/catalogue';
import type { Library, LibraryItem } from '../../host/library.ts';
import type { Locale } from '../../i18n/locale.ts';
import { toMaterial, toSection } from '../library/takeItems.ts';
import type { Named } from './named.ts';

/** The kinds of sections in search order: the most used first. */
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

/** Names similar to an unknown one, the nearest first; empty if there are none. */
export interface Near {
  readonly kind: 'near';
  readonly names: readonly string[];
}

/** Standard sections of one size in two variants: hot finished and cold formed. */
export interface Ways {
  readonly kind: 'ways';
  readonly hot: string;
  readonly cold: string;
}

/**
 * Finds a standard section or a material by its name, ignoring spaces and case, in the library's way: `ipe300` is IPE
 * 300, `hea100` is HE 100 A, `2L 100x10 / 10` is two of L 100x100x10, `RHS 300x100x5` is HFRHS 300x100x5.0. Returns
 * both variants of a hollow section if the name does not state which, and the nearest names if no list has it. Rejects
 * if a table cannot be loaded.
 */
export async function findNamed(
  name: string,
  of: { readonly library: Library; readonly locale: Locale; readonly system: UnitSystem },
): Promise<Named | Near | Ways> {
  const { library, locale, system } = of;
  const [wanted = ''] = labelKeys(name);
  for (const pair of readPairs(name)) {
    const [part = ''] = labelKeys(pair.part);
    const singles = await findSections(part, { library, locale });
    const ways = findWays(part, singles);
    if (ways !== null) return ways;
    const section = singles[0] && composePair(singles[0].item, pair);
    if (section) return { kind: 'section', section };
  }
  const passed: string[] = [];
  for (const { items } of await library.listMaterials(locale)) {
    const found = items.find(({ item }) => labelKeys(item.name).includes(wanted));
    if (found !== undefined) return { kind: 'material', material: toMaterial(found, system) };
    passed.push(...items.map(({ item }) => item.name));
  }
  for (const shape of CLASSES) {
    const items = (await library.listSections(shape, locale)).flatMap((drawer) => drawer.items);
    const found = items.filter(({ item }) => labelKeys(item.label).includes(wanted));
    const ways = findWays(wanted, found);
    if (ways !== null) return ways;
    if (found[0] !== undefined) return { kind: 'section', section: toSection(found[0], system) };
    passed.push(...items.map(({ item }) => item.label));
  }
  return { kind: 'near', names: findNear(wanted, passed) };
}

async function findSections(
  wanted: string,
  { library, locale }: { readonly library: Library; readonly locale: Locale },
): Promise<readonly LibraryItem<CrossSection>[]> {
  for (const shape of CLASSES) {
    const drawers = await library.listSections(shape, locale);
    const found = drawers
      .flatMap(({ items }) => items)
      .filter(({ item }) => labelKeys(item.label).includes(wanted));
    if (found.length > 0) return found;
  }
  return [];
}

/** Finds the hot-finished and the cold-formed section for a name that specifies neither; null if it specifies one. */
function findWays(wanted: string, found: readonly LibraryItem<CrossSection>[]): Ways | null {
  if (/^(?:hf|cf)/.test(wanted)) return null;
  const labelOf = (way: RegExp) => found.find(({ item }) => way.test(item.label))?.item.label;
  const [hot, cold] = [labelOf(/^HF/), labelOf(/^CF/)];
  return hot === undefined || cold === undefined ? null : { kind: 'ways', hot, cold };
}

/** Finds the names nearest to a name; empty if none is similar. */
export function findNear(wanted: string, names: readonly string[]): readonly string[] {
  const entries = [...new Set(names)].map((name) => ({ name, keys: labelKeys(name), words: [] }));
  return nearestEntries(entries, wanted).map(({ name }) => name);
}

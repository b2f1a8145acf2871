import type { UnitSystem } from '@eecs/solver-core';
import { labelKeys } from '@eecs/solver-core/catalogue';
import type { Library, Locale } from '@eecs/ui-kit';
import { toMaterial, toSection } from '@eecs/ui-kit/editor';
import type { Named } from './applyLine.ts';

/** The kinds of section in the order in which they are looked through: the most used first. */
const CLASSES = ['h', 'c', 'rectangular-pipe', 'round-pipe', 'l', 't', 'z', 'rect', 'circle'] as const;

/**
 * Finds a standard section or a material by its name, whatever its spaces and letters, as the library finds it: `ipe300` is
 * IPE 300, `hea100` is HE 100 A. Null where
 * nobody has it. Rejects when a table does not come.
 */
export async function findNamed(
  name: string,
  of: { readonly library: Library; readonly locale: Locale; readonly system: UnitSystem },
): Promise<Named | null> {
  const { library, locale, system } = of;
  const [wanted = ''] = labelKeys(name);
  for (const { items } of await library.listMaterials(locale)) {
    const found = items.find(({ item }) => labelKeys(item.name).includes(wanted));
    if (found !== undefined) return { kind: 'material', material: toMaterial(found, system) };
  }
  for (const shape of CLASSES) {
    for (const { items } of await library.listSections(shape, locale)) {
      const found = items.find(({ item }) => labelKeys(item.label).includes(wanted));
      if (found !== undefined) return { kind: 'section', section: toSection(found, system) };
    }
  }
  return null;
}

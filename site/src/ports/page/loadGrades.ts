import type { Material } from '@eecs/solver-core';
import type { LibraryItem, Locale } from '@eecs/ui-kit';
import { readMaterialDrawers } from '@eecs/ui-kit/editor';

/** Finds the catalogue entry of a material; undefined if the material was changed, or is in no standard. */
export type FindGrade = (material: Material) => LibraryItem<Material> | undefined;

/** Loads the grades of the catalogue with their strengths and standards. */
export async function loadGrades(locale: Locale): Promise<FindGrade> {
  const { loadMaterials } = await import('@eecs/solver-core/catalogue');
  const drawers = readMaterialDrawers(await loadMaterials(locale));
  const known = new Map(drawers.flatMap(({ items }) => items.map((entry) => [entry.item.name, entry])));
  return (material) => {
    const entry = known.get(material.name);
    // A material that an operator changed no longer has the values of the standard.
    return entry?.item.E === material.E && entry?.item.rho === material.rho ? entry : undefined;
  };
}

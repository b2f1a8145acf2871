import type { BeamCase, CrossSection, Material } from '@eecs/solver-core';
import { LIMITS } from '@eecs/solver-core';
import type { LibraryItem } from '@eecs/ui-kit';
import { type TakeProblem, checkTaking, toMaterial, toSection } from '@eecs/ui-kit/editor';
import type { Partition } from '../../ports/api/libraryClient.ts';

/** A case with the added items, or why they were not added. */
export type Taking =
  { readonly ok: true; readonly document: BeamCase } | { readonly ok: false; readonly problem: TakeProblem };

/**
 * Adds materials or cross-sections of a library to a beam: at most five at once and ten in all, each under an unused
 * name.
 */
export function takeIntoCase(document: BeamCase, part: Partition, taken: readonly LibraryItem[]): Taking {
  const list = part === 'material' ? 'materials' : 'sections';
  const problem = checkTaking({ items: document[list], most: LIMITS.full[list] }, taken);
  if (problem !== null) return { ok: false, problem };
  const { system } = document.units;
  const materials = taken.flatMap((entry) =>
    'className' in entry.item ? [] : [toMaterial(entry as LibraryItem<Material>, system)],
  );
  const sections = taken.flatMap((entry) =>
    'className' in entry.item ? [toSection(entry as LibraryItem<CrossSection>, system)] : [],
  );
  return {
    ok: true,
    document: {
      ...document,
      materials: [...document.materials, ...materials],
      sections: [...document.sections, ...sections],
    },
  };
}

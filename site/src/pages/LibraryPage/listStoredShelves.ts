import type { CrossSection, Material } from '@eecs/solver-core';
import type { LibraryShelf } from '@eecs/ui-kit/editor';
import type { FindGrade } from '../../ports/page/loadGrades.ts';
import { type StoredRow, toItem } from '../../ports/page/readStoredDrawers.ts';
import { addGrades } from './addGrades.ts';
import { type SectionLists, addPrinted } from './addPrinted.ts';

/** The owners whose rows are shown. */
export type Scope = 'community' | 'mine' | 'all';

/**
 * Arranges rows of a library as shelves, one for each group, with a drawer for each subgroup. Sections get their
 * printed properties from `tables`, materials their strengths from `grades`.
 */
export function listStoredShelves(
  rows: readonly StoredRow[],
  scope: Scope,
  { tables, grades }: { readonly tables: SectionLists; readonly grades: () => Promise<FindGrade> },
): readonly LibraryShelf<Material | CrossSection>[] {
  const shown = rows.filter(
    ({ user_id }) => scope === 'all' || (user_id === null) === (scope === 'community'),
  );
  const groups = new Map<string, Map<string, StoredRow[]>>();
  for (const row of shown) {
    const drawers = groups.get(row.group) ?? new Map<string, StoredRow[]>();
    groups.set(row.group, drawers);
    drawers.set(row.subgroup, [...(drawers.get(row.subgroup) ?? []), row]);
  }
  return [...groups].map(([name, drawers]) => {
    const held = [...drawers].map(([drawer, own]) => ({ name: drawer, items: own.map(toItem) }));
    return {
      id: name,
      name,
      words: name,
      load: async () => addGrades(await addPrinted(held, tables), grades),
    };
  });
}

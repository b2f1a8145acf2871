import type { CrossSection, Material } from '@eecs/solver-core';
import type { LibraryDrawer, LibraryItem } from '@eecs/ui-kit';
import type { FindGrade } from '../../ports/page/loadGrades.ts';

type Drawers = readonly LibraryDrawer<Material | CrossSection>[];

/**
 * Adds the strengths and the source from the standard to shared materials, unless somebody has changed them. Without
 * the catalogue the drawers stay as they are.
 */
export async function addGrades(drawers: Drawers, load: () => Promise<FindGrade>): Promise<Drawers> {
  const isShared = ({ item, origin }: LibraryItem): boolean =>
    origin.kind === 'community' && !('className' in item);
  if (!drawers.some(({ items }) => items.some(isShared))) return drawers;
  const findGrade = await load().catch(() => () => undefined);
  return drawers.map((drawer) => ({
    ...drawer,
    items: drawer.items.map((entry): LibraryItem => {
      const { item } = entry;
      const grade = isShared(entry) && !('className' in item) ? findGrade(item) : undefined;
      if (grade === undefined) return entry;
      const { title, strengths, limits, source } = grade;
      return {
        ...entry,
        ...(title !== undefined && { title }),
        ...(strengths !== undefined && { strengths }),
        ...(limits !== undefined && { limits }),
        ...(source !== undefined && { source }),
      };
    }),
  }));
}

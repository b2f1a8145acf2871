import type { CatalogueLocale } from './drawerNames.ts';
import type { CatalogueClass } from './sectionClasses.ts';
import { sectionDrawers, type SectionDrawer } from './sectionDrawers.ts';
import type { SectionTable } from './sectionTable.ts';

/** Each class is a separate file, loaded when it is opened. */
const CLASSES: Readonly<Record<CatalogueClass, () => Promise<{ TABLES: readonly SectionTable[] }>>> = {
  h: () => import('./classes/h.ts'),
  l: () => import('./classes/l.ts'),
  c: () => import('./classes/c.ts'),
  t: () => import('./classes/t.ts'),
  z: () => import('./classes/z.ts'),
  'lipped-c': () => import('./classes/lippedC.ts'),
  'lipped-z': () => import('./classes/lippedZ.ts'),
  rect: () => import('./classes/rect.ts'),
  'rectangular-pipe': () => import('./classes/rectangularPipe.ts'),
  circle: () => import('./classes/circle.ts'),
  'round-pipe': () => import('./classes/roundPipe.ts'),
};

/**
 * Loads the drawers of a class, as `GET /data/sections/{class}` returns them, for widgets without a server. Dimensions
 * in mm, areas in cm2, second moments in cm4. Rejects if the file of the class cannot be fetched.
 *
 * @example (await loadSections('h'))[0]?.children[0]?.data // 'IPE 750x196;770;268;15.6;…'
 */
export async function loadSections(
  name: CatalogueClass,
  locale: CatalogueLocale = 'en-US',
): Promise<SectionDrawer[]> {
  return sectionDrawers(await loadSectionTables(name), locale);
}

/** Loads the tables of a class as their standards give them. */
export async function loadSectionTables(name: CatalogueClass): Promise<readonly SectionTable[]> {
  return (await CLASSES[name]()).TABLES;
}

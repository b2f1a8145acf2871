import type { CrossSection, Material, SectionClass } from '@eecs/solver-core';
import type { CatalogueClass } from '@eecs/solver-core/catalogue';
import type { LibraryDrawer, LibraryItem } from '@eecs/ui-kit';

/** Loads the tables of a class of standard sections; rejects if that fails. */
export type SectionLists = (shape: CatalogueClass) => Promise<readonly LibraryDrawer<CrossSection>[]>;

/** The classes of the catalogue whose tables print an area or second moments. */
const SHAPES: Partial<Record<SectionClass, CatalogueClass>> = {
  hsection: 'h',
  lsection: 'l',
  csection: 'c',
  tsection: 't',
  zsection: 'z',
  lippedcsection: 'lipped-c',
  lippedzsection: 'lipped-z',
  rectangularpipe: 'rectangular-pipe',
  roundpipe: 'round-pipe',
};

type Drawers = readonly LibraryDrawer<Material | CrossSection>[];

/**
 * Adds the area and second moments from the printed table to shared sections, unless their dimensions were changed.
 * Without the tables the drawers do not change.
 */
export async function addPrinted(drawers: Drawers, tables: SectionLists): Promise<Drawers> {
  const entries = drawers.flatMap(({ items }) => items).filter(({ origin }) => origin.kind === 'community');
  const shapes = new Set(
    entries.flatMap(({ item }) => ('className' in item ? (SHAPES[item.className] ?? []) : [])),
  );
  if (shapes.size === 0) return drawers;
  const lists = await Promise.all([...shapes].map((shape) => tables(shape).catch(() => [])));
  const known = new Map(
    lists
      .flat(2)
      .flatMap(({ items }) => items.map(({ item, printed }) => [writeKey(item), printed] as const)),
  );
  return drawers.map((drawer) => ({
    ...drawer,
    items: drawer.items.map((entry): LibraryItem => {
      const { item, origin } = entry;
      const printed =
        origin.kind === 'community' && 'className' in item ? known.get(writeKey(item)) : undefined;
      return printed === undefined ? entry : { ...entry, printed };
    }),
  }));
}

/** Writes the shape, name and dimensions of a section, which distinguish it from all others. */
function writeKey(section: CrossSection): string {
  const dimensions = Object.entries(section).filter(([, value]) => typeof value === 'number' && value !== 0);
  return JSON.stringify([section.className, section.label, Object.fromEntries(dimensions.sort())]);
}

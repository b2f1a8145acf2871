import type { Knex } from 'knex';
import type { Locale } from '../messages/locale.ts';

/** Rows of one standard's series, in the order of its table. */
export interface SectionDrawer {
  readonly drawer: string;
  readonly rows: readonly string[];
}

export interface SectionQuery {
  readonly sectionClass: string;
  readonly locale: Locale;
}

/** Reads the header cells of a class; null if the database does not contain the class. */
export async function readSectionHeaders(db: Knex, sectionClass: string): Promise<string[] | null> {
  const row = await db<{ class: string; headers: string[] }>('section_classes')
    .where({ class: sectionClass })
    .first('headers');
  return row?.headers ?? null;
}

/** Reads the drawers of a class, with their names in a language if they have one. */
export async function listSectionDrawers(
  db: Knex,
  { sectionClass, locale }: SectionQuery,
): Promise<SectionDrawer[]> {
  return db('section_drawers as drawer')
    .leftJoin('section_drawer_names as own', (join) => {
      join.on('own.drawer_id', 'drawer.id').andOnVal('own.locale', locale);
    })
    .where('drawer.class', sectionClass)
    .select<SectionDrawer[]>(
      db.raw('coalesce(own.drawer, drawer.drawer) as drawer'),
      db.raw(
        `array(select data from section_rows where drawer_id = drawer.id order by position, label) as rows`,
      ),
    )
    .orderBy(['drawer.position', 'drawer.id']);
}

import {
  CATALOGUE_CLASSES,
  loadSectionTables,
  nameDrawer,
  sectionDrawers,
  sectionHeaders,
  type CatalogueClass,
  type SectionSeries,
  type SectionTable,
} from '@eecs/solver-core/catalogue';
import type { Knex } from 'knex';
import { LOCALES } from '../../messages/locale.ts';

interface StoredDrawer {
  readonly id: number;
  readonly class: string;
  readonly position: number;
  readonly drawer: string;
  readonly edition: number;
}

interface StoredRow {
  readonly drawer_id: number;
  readonly position: number;
  readonly data: string;
}

interface ShippedDrawer {
  readonly class: CatalogueClass;
  readonly position: number;
  readonly table: SectionTable;
  readonly series: SectionSeries;
}

/**
 * Seeds the shipped drawers that are missing. In an existing drawer, rows that an operator has changed or removed stay
 * so; a newer edition of its table adds the rows whose labels are missing and sorts all rows in the order of the table.
 * Changed columns of a class need a migration that rewrites its rows.
 */
export async function seedSectionTables(db: Knex): Promise<void> {
  await db.transaction(async (transaction) => {
    const stored = await transaction<StoredDrawer>('section_drawers').select(
      'id',
      'class',
      'drawer',
      'edition',
    );
    const classes = new Set(await transaction('section_classes').pluck<string[]>('class'));
    const byName = new Map(stored.map((drawer) => [keyOf(drawer.class, drawer.drawer), drawer]));
    for (const name of CATALOGUE_CLASSES) {
      if (!classes.has(name))
        await transaction('section_classes').insert({ class: name, headers: sectionHeaders(name) });
      for (const shipped of await loadDrawers(name)) {
        const { table, series } = shipped;
        const known = byName.get(keyOf(name, nameDrawer(table.standard, series.name, 'en-US')));
        if (known === undefined) await insertDrawer(transaction, shipped);
        else if (known.edition < table.edition) await renewDrawer(transaction, known.id, shipped);
      }
    }
  });
}

function keyOf(name: string, drawer: string): string {
  return `${name} ${drawer}`;
}

async function loadDrawers(name: CatalogueClass): Promise<ShippedDrawer[]> {
  const tables = await loadSectionTables(name);
  return tables
    .flatMap((table) => table.series.map((series) => ({ class: name, table, series })))
    .map((drawer, position) => ({ ...drawer, position }));
}

async function insertDrawer(transaction: Knex.Transaction, shipped: ShippedDrawer): Promise<void> {
  const { position, table, series } = shipped;
  const english = nameDrawer(table.standard, series.name, 'en-US');
  const [row] = await transaction<StoredDrawer>('section_drawers')
    .insert({ class: shipped.class, position, drawer: english, edition: table.edition })
    .returning('id');
  if (row === undefined) throw new Error(`The drawer ${english} was not stored`);
  const names = LOCALES.map((locale) => ({
    drawer_id: row.id,
    locale,
    drawer: nameDrawer(table.standard, series.name, locale),
  })).filter(({ drawer }) => drawer !== english);
  if (names.length > 0) await transaction('section_drawer_names').insert(names);
  await insertRows(transaction, row.id, shipped);
}

async function renewDrawer(
  transaction: Knex.Transaction,
  id: number,
  { table, ...shipped }: ShippedDrawer,
): Promise<void> {
  await insertRows(transaction, id, { table, ...shipped });
  const places = toRows(id, { table, ...shipped }).map(({ position, data }) => ({
    position,
    label: data.split(';')[0],
  }));
  // Existing rows keep their values and move to their places in the new table; an operator's own row stays where it is.
  await transaction.raw(
    `update section_rows set position = place.position
      from json_to_recordset(?::json) as place(position integer, label text)
      where section_rows.drawer_id = ? and section_rows.label = place.label`,
    [JSON.stringify(places), id],
  );
  await transaction('section_drawers').where({ id }).update({ edition: table.edition });
}

/** Inserts the rows whose labels do not exist yet. */
async function insertRows(transaction: Knex.Transaction, id: number, shipped: ShippedDrawer): Promise<void> {
  await transaction('section_rows').insert(toRows(id, shipped)).onConflict(['drawer_id', 'label']).ignore();
}

function toRows(id: number, { table, series }: Pick<ShippedDrawer, 'table' | 'series'>): StoredRow[] {
  const [drawer] = sectionDrawers([{ ...table, series: [series] }], 'en-US');
  return (drawer?.children ?? []).map(({ index, data }) => ({ drawer_id: id, position: index, data }));
}

import type { CrossSection } from '@eecs/solver-core';
import {
  CATALOGUE_CLASSES,
  loadMaterials,
  loadSectionTables,
  nameDrawer,
  parseSectionRow,
  sectionDrawers,
  sectionHeaders,
  type SectionSeries,
  type SectionTable,
} from '@eecs/solver-core/catalogue';
import type { Knex } from 'knex';
import { LOCALES, type Locale } from '../../messages/locale.ts';
import { COMMUNITY_DRAWERS, familyOfMaterials, SECTION_FAMILIES, type Family } from './storageFamilies.ts';

/** Community rows that belong together. */
interface ShippedDrawer {
  readonly partition: 'material' | 'section';
  readonly family: Family;
  readonly names: Family;
  /** Incremented when rows are added to the drawer. */
  readonly edition: number;
  /** Created on demand, because nearly every start finds all of them stored. */
  readonly toRows: () => readonly {
    readonly name: string;
    readonly item: object;
    readonly us: object | null;
  }[];
}

/** The date of the rows: a seed has no clock. */
const SAVED_AT = new Date('2026-11-22T00:00:00Z');
const MATERIALS_EDITION = 1;

/**
 * Seeds the missing community rows, a drawer at a time. Changes and removals by an operator in a drawer are kept; a
 * newer edition adds the rows whose names are missing.
 */
export async function seedStorage(db: Knex): Promise<void> {
  await db.transaction(async (transaction) => {
    const stored = await transaction('storage_editions').select<
      { partition: string; subgroup: string; edition: number }[]
    >('partition', 'subgroup', 'edition');
    const editions = new Map(stored.map((row) => [`${row.partition} ${row.subgroup}`, row.edition]));
    for (const drawer of [...(await shipMaterials()), ...(await shipSections())]) {
      const known = editions.get(`${drawer.partition} ${drawer.names['en-US']}`) ?? 0;
      if (known < drawer.edition) await storeDrawer(transaction, drawer);
    }
  });
}

async function storeDrawer(
  transaction: Knex.Transaction,
  { partition, family, names, edition, toRows: makeRows }: ShippedDrawer,
): Promise<void> {
  const [group, subgroup] = [family['en-US'], names['en-US']];
  for (const named of [family, names]) {
    const texts = LOCALES.map((locale) => ({
      partition,
      group: named['en-US'],
      locale,
      name: named[locale],
    }));
    await transaction('storage_group_names')
      .insert(texts)
      .onConflict(['partition', 'group', 'locale'])
      .ignore();
  }
  const inserted = makeRows().map(({ name, item, us }) => ({
    user_id: null,
    partition,
    group,
    subgroup,
    name,
    json_data: JSON.stringify(item),
    json_data_us: us && JSON.stringify(us),
    saved_at: SAVED_AT,
  }));
  await transaction('storage_rows').insert(inserted).onConflict().ignore();
  await transaction('storage_editions')
    .insert({ partition, subgroup, edition })
    .onConflict(['partition', 'subgroup'])
    .merge();
}

async function shipMaterials(): Promise<ShippedDrawer[]> {
  const [english, ...others] = await Promise.all(LOCALES.map((locale) => loadMaterials(locale)));
  return (english ?? []).map(({ drawer, children }, i) => ({
    partition: 'material',
    family: familyOfMaterials(drawer),
    names: toFamily([drawer, ...others.map((drawers) => drawers[i]?.drawer ?? drawer)]),
    edition: MATERIALS_EDITION,
    toRows: () => children.map(({ material }) => ({ name: material.name, item: material, us: null })),
  }));
}

async function shipSections(): Promise<ShippedDrawer[]> {
  const drawers: ShippedDrawer[] = [];
  for (const name of CATALOGUE_CLASSES) {
    const family = SECTION_FAMILIES[name];
    if (family === undefined) continue;
    for (const table of await loadSectionTables(name)) {
      for (const series of table.series) {
        const names = toFamily(LOCALES.map((locale) => nameDrawer(table.standard, series.name, locale)));
        if (!COMMUNITY_DRAWERS.has(names['en-US'])) continue;
        const { edition } = table;
        drawers.push({ partition: 'section', family, names, edition, toRows: () => toRows(table, series) });
      }
    }
  }
  return drawers;
}

function toRows(table: SectionTable, series: SectionSeries): ReturnType<ShippedDrawer['toRows']> {
  const [drawer] = sectionDrawers([{ ...table, series: [series] }], 'en-US');
  const headers = sectionHeaders(table.sectionClass);
  const printed = series.rows.trim().split('\n');
  return (drawer?.children ?? []).map(({ data }, i) => {
    const item = parseSectionRow({ name: table.sectionClass, headers, data });
    if (item === null) throw new Error(`${data} is no row of ${table.standard}`);
    const us = table.units === 'in' ? inInches(item, series.columns, printed[i] ?? '') : null;
    return { name: item.label, item, us };
  });
}

/** Returns the same section with the inches of its table, from which the millimetres were converted. */
function inInches(item: CrossSection, columns: string, row: string): CrossSection {
  const [label = '', ...cells] = row.split(';');
  if (label !== item.label) throw new Error(`${label} stands where ${item.label} was expected`);
  const printed = Object.fromEntries(columns.split(' ').map((column, i) => [column, Number(cells[i])]));
  const dimensions = Object.entries(item).filter(([, value]) => typeof value === 'number');
  return {
    ...item,
    ...Object.fromEntries(dimensions.map(([column]) => [column, printed[column] ?? 0])),
    units: 1,
  };
}

function toFamily([english = '', russian = '', ukrainian = '']: readonly string[]): Family {
  return { 'en-US': english, ru: russian, uk: ukrainian } satisfies Record<Locale, string>;
}

import { convertRows } from './convertRow.ts';
import { nameDrawer, type CatalogueLocale } from './drawerNames.ts';
import type { SectionTable } from './sectionTable.ts';

/** A drawer of the catalogue: the rows of one series of a standard. */
export interface SectionDrawer {
  readonly index: number;
  readonly drawer: string;
  readonly children: readonly SectionRow[];
}

export interface SectionRow {
  readonly index: number;
  /** Cells separated by semicolons, with decimal points; the headers of the class define their meaning. */
  readonly data: string;
}

/** Puts the series of some tables into drawers, numbered in their order. */
export function sectionDrawers(tables: readonly SectionTable[], locale: CatalogueLocale): SectionDrawer[] {
  return tables
    .flatMap((table) => table.series.map((series) => ({ table, series })))
    .map(({ table, series }, index) => ({
      index,
      drawer: nameDrawer(table.standard, series.name, locale),
      children: convertRows(table, series).map((data, row) => ({ index: row, data })),
    }));
}

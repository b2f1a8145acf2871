import type { Library, LibraryDrawer, Locale } from '@eecs/ui-kit';
import type { Material } from '@eecs/solver-core';
import { readSectionDrawers } from '@eecs/ui-kit/editor';
import type { CallApi } from '../api/callApi.ts';
import { keepForPage } from '../page/keepForPage.ts';
import { loadGrades } from '../page/loadGrades.ts';
import { createLibraryClient, type Partition } from '../api/libraryClient.ts';
import { readStoredDrawers, type StoredRow } from '../page/readStoredDrawers.ts';

/**
 * Creates the library of the site's editors: printed tables and community rows from the server, and the reader's own
 * rows.
 */
export function createSiteLibrary(call: CallApi): Required<Library> {
  const client = createLibraryClient(call);
  return {
    listSections: (shape, locale) =>
      keepForPage(call, `${shape} ${locale}`, async () => {
        const [headers, drawers] = await Promise.all([client.listHeaders(shape), client.listDrawers(shape)]);
        return readSectionDrawers({ shape, headers, drawers });
      }),
    listMaterials: (locale) =>
      keepForPage(call, `materials ${locale}`, () =>
        listMaterials((part, own) => client.listRows(part, own), locale),
      ),
    listOwn: async (part, locale) => {
      const rows = (await client.listRows(part, locale)).filter(({ user_id }) => user_id !== null);
      return readStoredDrawers(rows) as readonly LibraryDrawer<never>[];
    },
  };
}

/** Returns the server's community rows, with the strengths and the standard from the catalogue for known grades. */
async function listMaterials(
  listRows: (part: Partition, locale: Locale) => Promise<StoredRow[]>,
  locale: Locale,
): Promise<readonly LibraryDrawer<Material>[]> {
  const [rows, findGrade] = await Promise.all([listRows('material', locale), loadGrades(locale)]);
  const shared = readStoredDrawers(rows.filter(({ user_id }) => user_id === null));
  return shared.map(({ name, items }) => ({
    name,
    items: items.flatMap((entry) => {
      const { item } = entry;
      if ('className' in item) return [];
      return [findGrade(item) ?? { ...entry, item }];
    }),
  }));
}

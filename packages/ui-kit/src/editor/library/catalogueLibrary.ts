import { loadMaterials, loadSections, sectionHeaders } from '@eecs/solver-core/catalogue';
import type { Library } from '../../host/library.ts';
import { readMaterialDrawers, readSectionDrawers } from './readDrawers.ts';

/** The standard materials and sections of the core, whose tables are loaded on demand: for widgets without a host. */
export const catalogueLibrary: Library = {
  listSections: async (shape, locale) =>
    readSectionDrawers({
      shape,
      headers: sectionHeaders(shape),
      drawers: await loadSections(shape, locale),
    }),
  listMaterials: async (locale) => readMaterialDrawers(await loadMaterials(locale)),
};

import type { Library } from '../../host/library.ts';
import { readMaterialDrawers, readSectionDrawers } from './readDrawers.ts';

/** The standard materials and sections of the core, whose tables are fetched when they are asked for: for widgets without a host. */
export const catalogueLibrary: Library = {
  listSections: async (shape, locale) => {
    const { loadSections, sectionHeaders } = await import('@eecs/solver-core/catalogue');
    const drawers = await loadSections(shape, locale);
    return readSectionDrawers({ shape, headers: sectionHeaders(shape), drawers });
  },
  listMaterials: async (locale) => {
    const { loadMaterials } = await import('@eecs/solver-core/catalogue');
    return readMaterialDrawers(await loadMaterials(locale));
  },
};

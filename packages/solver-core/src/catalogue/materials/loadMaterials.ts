import type { CatalogueLocale } from '../drawerNames.ts';
import type { MaterialDrawer } from './readMaterials.ts';

/**
 * Loads the materials of the catalogue, group by group, for widgets without a server. E, G, K and strengths in MPa,
 * density in kg/m3, expansion in 1/°C. Rejects if the file of the tables cannot be fetched.
 *
 * @example (await loadMaterials())[0]?.children[2]?.material // { name: 'S355', E: 210000, G: 81000, nu: 0.3, … }
 */
export async function loadMaterials(locale: CatalogueLocale = 'en-US'): Promise<MaterialDrawer[]> {
  return (await import('./allMaterials.ts')).allMaterials(locale);
}

import type { CatalogueLocale } from '../drawerNames.ts';
import { readMaterials, type MaterialDrawer } from './readMaterials.ts';
import { CONCRETES } from './tables/concrete.ts';
import { OTHER_MATERIALS } from './tables/otherMaterials.ts';
import { OTHER_METALS } from './tables/otherMetals.ts';
import { STEELS } from './tables/steel.ts';
import { TIMBERS } from './tables/timber.ts';

/** Puts every material of the catalogue into its drawer; this file imports the tables. */
export function allMaterials(locale: CatalogueLocale): MaterialDrawer[] {
  return readMaterials([...STEELS, ...OTHER_METALS, ...CONCRETES, ...TIMBERS, ...OTHER_MATERIALS], locale);
}

import { expect, it } from 'vitest';
import * as catalogue from './index.ts';

it('has these public names', () => {
  expect(Object.keys(catalogue).sort()).toEqual([
    'CATALOGUE_CLASSES',
    'loadMaterials',
    'loadSectionTables',
    'loadSections',
    'nameDrawer',
    'parseSectionRow',
    'sectionDrawers',
    'sectionHeaders',
    'toCatalogueClass',
  ]);
});

import { expect, it } from 'vitest';
import * as catalogue from './index.ts';

it('has these public names', () => {
  expect(Object.keys(catalogue).sort()).toEqual([
    'CATALOGUE_CLASSES',
    'SHAPE_WORDS',
    'foldText',
    'getShapeWords',
    'labelKeys',
    'loadMaterials',
    'loadSectionTables',
    'loadSections',
    'nameDrawer',
    'parsePrintedValues',
    'parseSectionRow',
    'rankLabel',
    'readPairs',
    'searchEntries',
    'sectionDrawers',
    'sectionHeaders',
    'toCatalogueClass',
    'toWords',
  ]);
});

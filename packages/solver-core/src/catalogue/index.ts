export { CATALOGUE_CLASSES, sectionHeaders, toCatalogueClass } from './sectionClasses.ts';
export type { CatalogueClass } from './sectionClasses.ts';
export type { CatalogueLocale } from './drawerNames.ts';
export { nameDrawer } from './drawerNames.ts';
export { loadSections, loadSectionTables } from './loadSections.ts';
export { sectionDrawers } from './sectionDrawers.ts';
export type { SectionDrawer, SectionRow } from './sectionDrawers.ts';
export type { SectionSeries, SectionTable } from './sectionTable.ts';
export { parsePrintedValues } from './parsePrintedValues.ts';
export type { PrintedValues } from './parsePrintedValues.ts';
export { parseSectionRow } from './parseSectionRow.ts';
export type { SectionRowText } from './parseSectionRow.ts';
export { loadMaterials } from './materials/loadMaterials.ts';
export type { CatalogueMaterial, MaterialDrawer, Strengths } from './materials/readMaterials.ts';

// Pairs of equal sections
export { readPairs } from './pairs/readPairs.ts';
export type { PairReading } from './pairs/readPairs.ts';

// The search
export { foldText } from './search/foldText.ts';
export { labelKeys } from './search/labelKeys.ts';
export { nearestEntries } from './search/nearestEntries.ts';
export { searchEntries, type Searched, toWords } from './search/searchEntries.ts';
export { getShapeWords, SHAPE_WORDS } from './search/shapeWords.ts';

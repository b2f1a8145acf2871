import type { Dimension } from '../model/common/dimensions.ts';
import type { SectionClass } from '../model/common/document.ts';

/** Classes of the catalogue, named as in the paths of the API. */
export const CATALOGUE_CLASSES = [
  'h',
  'l',
  'c',
  't',
  'z',
  'lipped-c',
  'lipped-z',
  'rect',
  'rectangular-pipe',
  'circle',
  'round-pipe',
] as const;

export type CatalogueClass = (typeof CATALOGUE_CLASSES)[number];

/**
 * Values that a table publishes in addition to the dimensions: area and second moments. They are not used for solving.
 */
export type Published = 'A' | 'Iy' | 'Iz';

/** A column of a table after the label. */
export type Column = Dimension | Published | 'bent';

/** A class of the catalogue: the shape of its rows and their columns. */
export interface ClassDescription {
  readonly className: SectionClass;
  readonly columns: readonly Column[];
}

const FLANGED = ['h', 'b', 'tw', 'tf', 'r1', 'r2', 'sf', 'uf', 'A', 'Iy', 'Iz'] as const;

const LIPPED = ['h', 'b', 'c', 't', 'r1', 'A', 'Iy', 'Iz'] as const;

/** The shape and the columns of each class. */
export const CLASS_DESCRIPTIONS: Readonly<Record<CatalogueClass, ClassDescription>> = {
  h: { className: 'hsection', columns: FLANGED },
  l: {
    className: 'lsection',
    columns: ['h', 'b', 't', 'r1', 'r2', 'r3', 'r4', 'bent', 'A', 'Iy', 'Iz'],
  },
  c: { className: 'csection', columns: FLANGED },
  t: {
    className: 'tsection',
    columns: ['h', 'b', 'tw', 'tf', 'r1', 'r2', 'r3', 'sf', 'sw', 'A', 'Iy', 'Iz'],
  },
  z: { className: 'zsection', columns: FLANGED },
  'lipped-c': { className: 'lippedcsection', columns: LIPPED },
  'lipped-z': { className: 'lippedzsection', columns: LIPPED },
  rect: { className: 'rectangle', columns: ['b', 'h', 'r1'] },
  'rectangular-pipe': {
    className: 'rectangularpipe',
    columns: ['h', 'b', 'tw', 'r1', 'ri', 'A', 'Iy', 'Iz'],
  },
  circle: { className: 'circle', columns: ['Dy'] },
  'round-pipe': { className: 'roundpipe', columns: ['Dy', 'tw', 'A', 'Iy'] },
};

const ALIASES: Readonly<Record<string, CatalogueClass>> = { i: 'h', angle: 'l' };

/** Returns the class with a name, in upper or lower case; null if there is none. */
export function toCatalogueClass(name: string): CatalogueClass | null {
  const lower = name.toLowerCase();
  const known = CATALOGUE_CLASSES.find((candidate) => candidate === lower);
  return known ?? (Object.hasOwn(ALIASES, lower) ? (ALIASES[lower] ?? null) : null);
}

/**
 * Returns the header cells of a class: `label`, then `name[unit]` of each column.
 *
 * @example sectionHeaders('circle') // ['label', 'Dy[mm]']
 */
export function sectionHeaders(name: CatalogueClass): string[] {
  const cells = CLASS_DESCRIPTIONS[name].columns.map((column) => `${column}[${unitOfColumn(column)}]`);
  return ['label', ...cells];
}

/** Returns the unit of a column in the data of the catalogue, whatever the units of the table. */
export function unitOfColumn(column: Column): string {
  switch (column) {
    case 'A':
      return 'cm2';
    case 'Iy':
    case 'Iz':
      return 'cm4';
    case 'sf':
    case 'sw':
      return '%';
    case 'bent':
      return '';
    default:
      return 'mm';
  }
}

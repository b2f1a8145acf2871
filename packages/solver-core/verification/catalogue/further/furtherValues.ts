import type { CatalogueClass } from '../../../src/catalogue/sectionClasses.ts';

/** Values that the rows of a drawer publish in addition to those that the catalogue returns. */
export interface FurtherValues {
  readonly sectionClass: CatalogueClass;
  /** The English name of the drawer. */
  readonly drawer: string;
  /** Names of the columns after the label, separated by spaces: cm3 for plastic moduli, cm4 for the rest. */
  readonly columns: string;
  readonly rows: string;
}

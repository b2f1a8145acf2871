import type { CatalogueClass } from '../../../src/catalogue/sectionClasses.ts';

/** Values that the rows of a drawer publish beyond those the catalogue returns. */
export interface FurtherValues {
  readonly sectionClass: CatalogueClass;
  /** As it is named in English. */
  readonly drawer: string;
  /** Names of the columns after the label, apart by spaces: cm3 for plastic moduli, cm4 for the rest. */
  readonly columns: string;
  readonly rows: string;
}

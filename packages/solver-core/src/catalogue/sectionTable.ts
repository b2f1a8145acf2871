import type { CatalogueClass } from './sectionClasses.ts';

/** The rows of one class from one standard, as the standard's table gives them. */
export interface SectionTable {
  /** The name of the standard in English. Empty for sizes of no standard. */
  readonly standard: string;
  readonly sectionClass: CatalogueClass;
  /** The units of the table: inches with in2 and in4, or mm with cm2 and cm4. */
  readonly units: 'mm' | 'in';
  /** The number grows when rows are added, so that a database that was filled earlier adopts them. */
  readonly edition: number;
  readonly series: readonly SectionSeries[];
}

/** The rows of one drawer. */
export interface SectionSeries {
  /** The name of the drawer. Empty if the standard has one series. */
  readonly name: string;
  /** Whether angles are bent from a strip, so that their heel is round. */
  readonly isBent?: boolean;
  /** The names of the columns after the label, separated by spaces. A dimension that is not among them is 0. */
  readonly columns: string;
  /** A line for each row: the label, then the columns, separated by semicolons. */
  readonly rows: string;
}

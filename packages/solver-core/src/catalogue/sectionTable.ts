import type { CatalogueClass } from './sectionClasses.ts';

/** Rows of one class from one standard, as its table gives them. */
export interface SectionTable {
  /** As it is written in English; empty for sizes of no standard. */
  readonly standard: string;
  readonly sectionClass: CatalogueClass;
  /** Of the table: inches with in2 and in4, or mm with cm2 and cm4. */
  readonly units: 'mm' | 'in';
  /** Grows when rows are added, so that a database filled before takes them up. */
  readonly edition: number;
  readonly series: readonly SectionSeries[];
}

/** The rows of one drawer. */
export interface SectionSeries {
  /** Empty where the standard has one series. */
  readonly name: string;
  /** Angles bent from a strip: their heel is round. */
  readonly isBent?: boolean;
  /** Names of the columns after the label, apart by spaces; a dimension that is not among them is 0. */
  readonly columns: string;
  /** A line per row, its cells apart by semicolons: the label, then the columns. */
  readonly rows: string;
}

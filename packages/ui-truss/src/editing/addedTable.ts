import type { JointLoad, LinkLoad } from '@eecs/solver-core/truss';
import type { DoubledWay } from './doubledRods.ts';
import type { Place } from './place.ts';

/** The name of a row in a table, as rows of other tables use it. */
export interface RowLabel {
  readonly column: string;
  readonly text: string;
  /** Null if the text is not a number. */
  readonly number: number | null;
  /** Whether the heading says that the column contains numbers; if not, it is only the first column. */
  readonly isCalled: boolean;
}

/** The place of a row of a table. */
export interface TableRow {
  readonly row: number;
  /** The sheet of a workbook, if there are several. */
  readonly sheet?: string;
}

/** A joint of a table, in the document's unit of length. */
export interface TableJoint extends Place, TableRow {
  /** Its name in the table, used by rods and loads; null if there is no such column. */
  readonly label: RowLabel | null;
  /** Restraints, if the table states them: `XY`, `x y z`, or the sum 1 + 2 + 4. */
  readonly anchor: number;
}

/** A rod of a table: the numbers of its two joints, and the names of its material and section. */
export interface TableRod extends TableRow {
  /** Its name in the table, used by loads; null if there is no such column. */
  readonly label: RowLabel | null;
  readonly i: number;
  readonly j: number;
  /** Names of the material and section; an empty name means that of the last rod of the truss. */
  readonly material: string;
  readonly section: string;
  /**
   * Its area in the document's unit, and the name of a generic cross-section with that area. The area is used if the
   * row names no section that the truss or a library has; absent if the table does not state it.
   */
  readonly area?: { readonly value: number; readonly label: string };
  /** Its temperature change, in the document's unit; 0 if the table does not state it. */
  readonly dT: number;
  /** Its misfit (excess length), in the document's unit. */
  readonly dL: number;
}

/** A case set in a table: its number, from 1, or its title. */
export type TableSet = number | string;

/** The cell that names the case sets of a load. */
export interface TableSets {
  readonly column: string;
  readonly text: string;
  /** Empty if the load acts in none; null if the table does not state it, and the load acts in the first. */
  readonly named: readonly TableSet[] | null;
}

/** A load of a table, in the document's units, with the number of the loaded joint or rod. */
export type TableLoad = TableRow & {
  /** The column with the number of the loaded object. */
  readonly column: string;
  readonly number: number;
  readonly sets: TableSets;
} & (
    | { readonly on: 'joint'; readonly load: Omit<JointLoad, 'id' | 'sets'> }
    | { readonly on: 'rod'; readonly load: Omit<LinkLoad, 'id' | 'sets'> }
  );

/** The content of a table. */
export interface AddedTable {
  readonly joints: readonly TableJoint[];
  readonly rods: readonly TableRod[];
  readonly loads: readonly TableLoad[];
  /** Titles of case sets in the table, by their numbers from 0. */
  readonly setTitles: readonly string[];
  /**
   * The treatment of rods between the same two joints as an earlier row: `keepAll` adds them, for a caller that settles
   * them afterwards. @default 'keepOne'
   */
  readonly doubled?: DoubledWay | 'keepAll';
}

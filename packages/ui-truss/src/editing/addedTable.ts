import type { JointLoad, LinkLoad } from '@eecs/solver-core/truss';
import type { DoubledWay } from './doubledRods.ts';
import type { Place } from './place.ts';

/** The name of a row in a table, as rows of other tables use it. */
export interface RowLabel {
  readonly column: string;
  readonly text: string;
  /** Null of what is no number. */
  readonly number: number | null;
  /** Whether the column is called one of numbers; else it is only the first. */
  readonly isCalled: boolean;
}

/** Where a row of a table stands. */
export interface TableRow {
  readonly row: number;
  /** The sheet of a workbook, where it has several. */
  readonly sheet?: string;
}

/** A joint of a table, in the document's unit of length. */
export interface TableJoint extends Place, TableRow {
  /** Its name in the table, as rods and loads use it; null if no column holds it. */
  readonly label: RowLabel | null;
  /** Held directions, where the table states them: `XY`, `x y z`, or the sum 1 + 2 + 4. */
  readonly anchor: number;
}

/** A rod of a table: two numbers of joints, and what it is called to be made of. */
export interface TableRod extends TableRow {
  /** Its name in the table, as loads use it; null if no column holds it. */
  readonly label: RowLabel | null;
  readonly i: number;
  readonly j: number;
  /** Names of materials and sections of the truss; empty names stand for those of its last rod. */
  readonly material: string;
  readonly section: string;
  /**
   * Its area in the document's unit, and the name of a cross-section of that area alone. The area counts where the row
   * names no section that the truss or a library has; absent where the table does not state it.
   */
  readonly area?: { readonly value: number; readonly label: string };
  /** By how much it is warmer than it was made, in the document's unit; 0 if the table does not state it. */
  readonly dT: number;
  /** By how much it was made too long, in the document's unit. */
  readonly dL: number;
}

/** A case set as a table names it: its number, from 1, or its title. */
export type TableSet = number | string;

/** The cell that names the case sets of a load. */
export interface TableSets {
  readonly column: string;
  readonly text: string;
  /** Empty if it acts in none; null if the table does not state it, and it acts in the first. */
  readonly named: readonly TableSet[] | null;
}

/** A load of a table, in the document's units, with the number of what it acts on. */
export type TableLoad = TableRow & {
  /** The column that names what it acts on. */
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
  /** Titles of case sets that the table states, by their numbers from 0. */
  readonly setTitles: readonly string[];
  /**
   * The treatment of rods that join the same two joints as an earlier row: `keepAll` adds them all the same, for a
   * caller that settles them afterwards. @default 'keepOne'
   */
  readonly doubled?: DoubledWay | 'keepAll';
}

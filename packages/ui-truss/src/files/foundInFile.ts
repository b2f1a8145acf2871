import type { RowProblem } from '@eecs/ui-kit/editing';
import type { ReadDxf } from './readDxf.ts';

/** How a drawing was read, and the parts of it that are no rods. */
export interface ReadDrawing extends Pick<
  ReadDxf,
  'unit' | 'isUnitGuessed' | 'statedUnit' | 'objects' | 'leftOut' | 'straightened' | 'isCut'
> {
  /** The greatest length along an axis, in the base unit of the system: m or in. */
  readonly extent: number;
  /** Whether the drawing was turned so that its z became y. */
  readonly isTurned: boolean;
  /** How many lines of parts that nothing ties to the rest were left out. */
  readonly loose: number;
  /** How many such parts there are among the rods. */
  readonly looseParts: number;
  /** Layers that were not wanted. */
  readonly unread: readonly string[];
  /** The number of lines that were divided into several rods, because ends of other lines lie on them. */
  readonly split: number;
  /** The number of lines that other lines cover completely, so that they make no rod of their own. */
  readonly doubled: number;
  /** Layers whose rods have the standard cross-section that the layer names. */
  readonly standard: readonly StandardFound[];
  /** Layers that name no standard cross-section, whose rods have none. */
  readonly bareLayers: readonly string[];
  /** The material of all rods: a drawing states none. */
  readonly material: string;
}

/** A name of a file, and what it is called in the library it was found in. */
export interface StandardFound {
  readonly name: string;
  readonly is: string;
}

/** The parts of a table that became no part of the truss. */
export interface ReadTableRest {
  /** Materials and cross-sections that rods name and no library has: the rods are without them. */
  readonly names: readonly string[];
  /** Materials and cross-sections that rods name by other words than the library they were found in. */
  readonly standard: readonly StandardFound[];
  /** The material and the cross-section of rods for which the table names none. */
  readonly usual: readonly string[];
  /** Headings of columns that are not read. */
  readonly columns: readonly string[];
  /** Rows of other tables. */
  readonly rows: number;
  /** Joints at the place of another one, which are one with it. */
  readonly joints: number;
  /** Rods that join a joint to itself, or the same joints as another one. */
  readonly rods: number;
  /** Loads that are there twice, or on a rod that was passed over. */
  readonly loads: number;
  /** Names of sheets that are hidden in a workbook. */
  readonly hidden: readonly string[];
}

/** The rows of a file with unknown headings. */
export interface UnreadTable {
  /** All rows that can be seen, as separated values; those of several sheets one below the other. */
  readonly text: string;
  /** Whether a workbook held them, so that all of their numbers have a point. */
  readonly isBook: boolean;
}

/** The content of a file: the document, not yet parsed, and what of the file it is not. */
export interface ReadContent {
  readonly document: object;
  readonly drawing?: ReadDrawing;
  readonly rest?: ReadTableRest;
  readonly table?: UnreadTable;
}

/**
 * A cell of a table that cannot be taken, by its row, column and text, and why: `great` and `small` with the bound of
 * values, `doubled` is a number that two joints or rods have, with the row that had it first.
 */
export interface TableCellProblem extends RowProblem {
  /** Where a workbook has several. */
  readonly sheet?: string;
  readonly firstSheet?: string;
  /** The subject of a `doubled` or an `unknown` number. */
  readonly of?: 'joint' | 'rod' | 'set';
  /** Where a comma may part thousands or decimals: the number if it parts thousands. */
  readonly readAs?: string;
}

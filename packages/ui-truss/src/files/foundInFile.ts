import type { ReadDxf, RowProblem } from '@eecs/ui-kit/editing';

/** How a drawing was read, and its parts that became no rods. */
export interface ReadDrawing extends Pick<
  ReadDxf,
  'unit' | 'isUnitGuessed' | 'statedUnit' | 'objects' | 'leftOut' | 'straightened' | 'isCut'
> {
  /** The greatest length along an axis, in the base unit of the system: m or in. */
  readonly extent: number;
  /** Whether the drawing was rotated so that z became y. */
  readonly isTurned: boolean;
  /** The number of omitted lines of unconnected parts. */
  readonly loose: number;
  /** The number of unconnected parts among the rods. */
  readonly looseParts: number;
  /** Layers that were not selected. */
  readonly unread: readonly string[];
  /** The number of lines that were divided into several rods, because ends of other lines lie on them. */
  readonly split: number;
  /** The number of lines that other lines cover completely, so that they make no rod of their own. */
  readonly doubled: number;
  /** Layers whose rods have the standard cross-section that the layer names. */
  readonly standard: readonly StandardFound[];
  /** Layers that name no standard cross-section; their rods have none. */
  readonly bareLayers: readonly string[];
  /** The material of all rods, because a drawing states none. */
  readonly material: string;
}

/** A name in a file, and the name in the library of the entry found. */
export interface StandardFound {
  readonly name: string;
  readonly is: string;
}

/** The parts of a table that were not used for the truss. */
export interface ReadTableRest {
  /** Materials and cross-sections of rods that no library has: the rods have none. */
  readonly names: readonly string[];
  /** Materials and cross-sections whose names differ from those in the library. */
  readonly standard: readonly StandardFound[];
  /** The default material and cross-section of rods for which the table names none. */
  readonly usual: readonly string[];
  /** Headings of columns that are not read. */
  readonly columns: readonly string[];
  /** Rows of other tables. */
  readonly rows: number;
  /** Joints at the place of another one, which were merged. */
  readonly joints: number;
  /** Rods from a joint to itself, or between the same joints as another one. */
  readonly rods: number;
  /** Duplicate loads, and loads on a skipped rod. */
  readonly loads: number;
  /** Names of sheets that are hidden in a workbook. */
  readonly hidden: readonly string[];
}

/** The rows of a file with unknown headings. */
export interface UnreadTable {
  /** All visible rows as CSV; several sheets are one below the other. */
  readonly text: string;
  /** Whether the rows come from a workbook, so that all of their numbers have a point. */
  readonly isBook: boolean;
}

/** The content of a file: the document, not yet parsed, and the unused parts. */
export interface ReadContent {
  readonly document: object;
  readonly drawing?: ReadDrawing;
  readonly rest?: ReadTableRest;
  readonly table?: UnreadTable;
}

/**
 * A rejected cell of a table: its row, column and text, and the reason: `great` and `small` with the limit, `doubled`
 * for a number used by two joints or rods, with the first such row.
 */
export interface TableCellProblem extends RowProblem {
  /** If a workbook has several. */
  readonly sheet?: string;
  readonly firstSheet?: string;
  /** The object of a `doubled` or an `unknown` number. */
  readonly of?: 'joint' | 'rod' | 'set';
  /** If a comma may separate thousands or decimals: the number if it separates thousands. */
  readonly readAs?: string;
}

import type { TrussCase } from '@eecs/solver-core/truss';
import type { DocumentEdit, EditNote } from '@eecs/ui-kit/editing';

/** The message of an edit of a truss: the reason why nothing was done, or a side effect. */
export type TrussNoteCode =
  | /** A rod would join a joint to itself. */ 'selfLink'
  | /** There is a rod between these joints. */ 'doubledLink'
  | /** A rod would have no length. */ 'zeroLength'
  | /** A tap of a finger on a rod begins none there. */ 'rodUnderFinger'
  | /** A rod would lie along another one from its first joint on. */ 'alongLink'
  | /** There is a joint at that place. */ 'jointThere'
  | /** Joints that came to stand on others became one with them. */ 'jointsMerged'
  | /** Rods that lost their length, or doubled another, went. */ 'linksMerged'
  | /** Rods of a joint that went, went with it. */ 'linksRemoved'
  | /** Loads of a joint or a rod that went, went with it. */ 'loadsRemoved'
  | /** Loads were to be pasted, and no joint or rod is chosen. */ 'pasteNeedsChoice'
  | /** A row of a table is none of joints or rods; the count is its number. */ 'rowNotRead'
  | /** A row of a table has a cell that cannot be read; the count is its number. */ 'cellNotRead'
  | /** A row of a table has a comma that parts thousands or decimals; the count is its number. */ 'rowDoubtful'
  | /** A row of a table has a value beyond what any may be; the count is its number. */ 'rowBeyond'
  | /** A row names a joint, a rod or a case set that is not there; the count is its number. */ 'rowNamesNothing'
  | /** A quote begins a cell of a table and does not end; the count is its row. */ 'quoteOpen'
  | /** Two rows of a table have one number, and others name it; the count is the place of the second. */ 'numberDoubled'
  | /** Joints of a table have other numbers in the truss than there. */ 'jointsNumberedAnew'
  | /** A rod lies along others; the values name them. */ 'rodsOverlap'
  | /** Rods that were pasted lie along others; the values name them. */ 'rodsOnRods'
  | /** Rows stand under headings that are not read; the values name these. */ 'rowsUnread'
  | /** Rods of a table join the same two joints as others of it, and where they are pasted nothing asks. */ 'rowsDoubled'
  | /** Rods of a table that are there already, or join a joint to itself, were passed over. */ 'rodsPassedOver'
  | /** Loads of a table that are there already, or on a rod that was passed over. */ 'loadsPassedOver'
  | /** Rods of a table name a material or a cross-section that is not there. */ 'rodsWithoutNamed'
  | /** Every copy would stand where there is the same already. */ 'nothingCopied'
  | /** Case sets came with what was pasted. */ 'caseSetsAdded'
  | 'linksSplit'
  | 'valueOutside'
  | 'linksLostMaterial'
  | 'linksLostSection'
  | 'loadsLeftUnassigned'
  | 'loadsMovedInside'
  | 'gridTooFine'
  | 'listFull';

/** The reason why nothing can be drawn or placed at the requested place. */
export type RodRefusal = Extract<
  TrussNoteCode,
  'selfLink' | 'doubledLink' | 'zeroLength' | 'rodUnderFinger' | 'alongLink'
>;

/** A note for the reader, with the number of objects it concerns and the other values of its text. */
export type TrussNote = EditNote<TrussNoteCode>;

/** A new document and the side effects of the edit; a refused edit returns the document that it received. */
export type Edit = DocumentEdit<TrussCase, TrussNote>;

/** Creates ids of new joints, rods, loads and guides: `ab12-cd34`. */
export type NewId = () => string;

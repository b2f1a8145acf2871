import type { FrameCase } from '@eecs/solver-core/frame';
import type { DocumentEdit, EditNote } from '@eecs/ui-kit/editing';

/** The message of an edit of a frame: why it was refused, or a further change. */
export type FrameNoteCode =
  | /** A member would join a joint to itself. */ 'selfMember'
  | /** A member joins these two joints already. */ 'doubledMember'
  | /** A member would have no length. */ 'zeroLength'
  | /** There is a joint at that place. */ 'jointThere'
  | /** A tool was used where it has no object: a support beside every joint. */ 'nothingThere'
  | /** Joints that came to stand on others became one with them. */ 'jointsMerged'
  | /** Members that lost their length, or doubled another, went. */ 'membersMerged'
  | /** Members of a removed joint were removed with it. */ 'membersRemoved'
  | /** Loads of a removed joint or member were removed with it. */ 'loadsRemoved'
  | /** A load was moved or shortened to stay on its member. */ 'loadsMovedInside'
  | /** Members that named a removed material have none. */ 'membersLostMaterial'
  | /** Members that named a removed cross-section have none. */ 'membersLostSection'
  | /** Loads acted in the removed case set alone. */ 'loadsLeftUnassigned'
  | /** A value is beyond what it may be. */ 'valueOutside'
  | /** Loads by themselves were pasted with nothing chosen to carry them. */ 'pasteNeedsChoice'
  | /** Case sets came along with what was pasted. */ 'caseSetsAdded'
  | 'gridTooFine'
  | 'listFull';

/** Why a member cannot be drawn. */
export type MemberRefusal = Extract<FrameNoteCode, 'selfMember' | 'doubledMember' | 'zeroLength'>;

/** A note for the reader, with the number of objects it is about and the other values of its text. */
export type FrameNote = EditNote<FrameNoteCode>;

/** A new document with notes on further changes; a refused edit returns the unchanged document. */
export type Edit = DocumentEdit<FrameCase, FrameNote>;

/** Creates ids for new joints, members and loads: `ab12-cd34`. */
export type NewId = () => string;

import type { BeamCase } from '@eecs/solver-core';
import type { RuleNote, RuleNoteCode } from '@eecs/solver-core/rules';
import type { DocumentEdit } from '@eecs/ui-kit/editing';

/** A note for the reader on a side effect of an edit: a change made by a rule, or the reason why nothing changed. */
export type EditNote = RuleNote<
  | RuleNoteCode
  | 'supportTrimmed'
  | 'springNeeded'
  | 'placeOutside'
  | 'rangeEmpty'
  | 'valueOutside'
  | 'partsLostMaterial'
  | 'partsLostSection'
  | 'listFull'
  | 'supportsLeftOut'
  | 'caseSetsAdded'
  | 'partsStay'
>;

/** A new document with notes on the other changes in it. A refused edit returns the document that it received. */
export type Edit = DocumentEdit<BeamCase, EditNote>;

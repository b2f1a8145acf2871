import type { BeamCase } from '@eecs/solver-core';
import type { RuleNote, RuleNoteCode } from '@eecs/solver-core/rules';

/** A note for the reader on what an edit did beside what was asked: what a rule did, or why nothing was done. */
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
>;

/** A new document with notes on what else changed in it. A refused edit returns the document that it got. */
export interface Edit {
  readonly document: BeamCase;
  readonly notes: readonly EditNote[];
}

/** Makes an edit that did what was asked and nothing else. */
export function plainEdit(document: BeamCase): Edit {
  return { document, notes: [] };
}

/** Makes an edit that was refused, with the reason. */
export function refusedEdit(document: BeamCase, code: EditNote['code'], count = 1): Edit {
  return { document, notes: [{ code, count }] };
}

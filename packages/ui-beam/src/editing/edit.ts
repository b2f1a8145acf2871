import type { BeamCase } from '@eecs/solver-core';
import type { RuleNote, RuleNoteCode } from '@eecs/solver-core/rules';

/** What an edit did beside what was asked, for the reader: what a rule did, or why nothing was done. */
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
>;

/** A new document and what else changed in it; a refused edit returns the document it got. */
export interface Edit {
  readonly document: BeamCase;
  readonly notes: readonly EditNote[];
}

/** An edit that did what was asked and nothing else. */
export function plainEdit(document: BeamCase): Edit {
  return { document, notes: [] };
}

/** An edit that was not made, and why. */
export function refusedEdit(document: BeamCase, code: EditNote['code'], count = 1): Edit {
  return { document, notes: [{ code, count }] };
}

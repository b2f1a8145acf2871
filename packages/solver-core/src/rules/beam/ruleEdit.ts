import type { BeamCase } from '../../model/beam/document.ts';
import type { CaseEdit, CaseNote } from '../common/caseEdit.ts';

/** Changes that an editing rule made to a document in addition to the requested one. */
export type RuleNoteCode =
  | 'endSupportMoved'
  | 'loadsMovedInside'
  | 'pinBecameRoller'
  | 'endHingeRemoved'
  /** The refusal of a second support at one place. */
  | 'placeTaken'
  | 'supportsBeyondRemoved'
  | 'supportsAtOnePlaceRemoved'
  | 'gridTooFine'
  | 'loadsLeftUnassigned';

/** A code and the number of objects it concerns. */
export type RuleNote<Code extends string = RuleNoteCode> = CaseNote<Code>;

/**
 * The document after a rule, and what the rule did. A rule that has nothing to do, or refuses, returns the document
 * unchanged.
 */
export type RuleEdit<Document = BeamCase, Code extends string = RuleNoteCode> = CaseEdit<Document, Code>;

import type { BeamCase } from '../../model/beam/document.ts';
import type { CaseEdit, CaseNote } from '../common/caseEdit.ts';

/** Changes that a rule of editing made to a document beside the wanted one. */
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

/** A code and how many objects it happened to. */
export type RuleNote<Code extends string = RuleNoteCode> = CaseNote<Code>;

/** The document a rule leaves and what it did; one that had nothing to do, or refuses, returns the document it got. */
export type RuleEdit<Document = BeamCase, Code extends string = RuleNoteCode> = CaseEdit<Document, Code>;

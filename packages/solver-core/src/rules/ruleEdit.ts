import type { BeamCase } from '../model/beam/document.ts';

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
export interface RuleNote<Code extends string = RuleNoteCode> {
  readonly code: Code;
  readonly count: number;
}

/** The document a rule leaves and what it did; one that had nothing to do, or refuses, returns the document it got. */
export interface RuleEdit<Document = BeamCase, Code extends string = RuleNoteCode> {
  readonly document: Document;
  readonly notes: readonly RuleNote<Code>[];
}

/** Lists as notes what happened to at least one object, in the order given. */
export function listNotes<Code extends string>(
  counts: Readonly<Partial<Record<Code, number>>>,
): readonly RuleNote<Code>[] {
  return (Object.entries(counts) as [Code, number][])
    .filter(([, count]) => count > 0)
    .map(([code, count]) => ({ code, count }));
}

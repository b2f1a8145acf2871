import type { BeamCase } from '@eecs/solver-core';

/** What an edit did beside what was asked, for the reader: a code and its numbers. */
export interface EditNote {
  readonly code:
    | 'endSupportMoved'
    | 'loadsMovedInside'
    | 'pinBecameRoller'
    | 'endHingeRemoved'
    | 'supportTrimmed'
    | 'springNeeded'
    | 'placeOutside'
    | 'placeTaken'
    | 'rangeEmpty'
    | 'valueOutside'
    | 'supportsBeyondRemoved'
    | 'supportsAtOnePlaceRemoved'
    | 'gridTooFine'
    | 'loadsLeftUnassigned'
    | 'partsLostMaterial'
    | 'partsLostSection'
    | 'listFull';
  /** How many objects it happened to. */
  readonly count: number;
}

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

/** Notes that happened to at least one object. */
export function listNotes(counts: Readonly<Partial<Record<EditNote['code'], number>>>): readonly EditNote[] {
  return (Object.entries(counts) as [EditNote['code'], number][])
    .filter(([, count]) => count > 0)
    .map(([code, count]) => ({ code, count }));
}

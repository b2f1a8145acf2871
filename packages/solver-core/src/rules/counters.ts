import type { RuleNote, RuleNoteCode } from './ruleEdit.ts';

/** How often the rules of editing had to mend something since a case was opened: the counters of its state. */
export interface Counters {
  readonly loadCollisions: number;
  readonly supportCollisions: number;
  readonly adjustedSupports: number;
}

export const NO_COUNTERS: Counters = { loadCollisions: 0, supportCollisions: 0, adjustedSupports: 0 };

/** `placeTaken` is the refusal of a second support at one place. */
const COUNTERS: Readonly<Partial<Record<RuleNoteCode | 'placeTaken', keyof Counters>>> = {
  loadsMovedInside: 'loadCollisions',
  placeTaken: 'supportCollisions',
  supportsBeyondRemoved: 'supportCollisions',
  supportsAtOnePlaceRemoved: 'supportCollisions',
  endSupportMoved: 'adjustedSupports',
  pinBecameRoller: 'adjustedSupports',
  endHingeRemoved: 'adjustedSupports',
};

/**
 * Adds to the counters what an edit did beside what was asked; notes that are no collision and no adjustment count nothing.
 *
 * @example countNotes(NO_COUNTERS, setLength(document, 8).notes).adjustedSupports // 1
 */
export function countNotes(counters: Counters, notes: readonly RuleNote<string>[]): Counters {
  return notes.reduce((sum, { code, count }) => {
    const counter = (COUNTERS as Readonly<Record<string, keyof Counters | undefined>>)[code];
    return counter === undefined ? sum : { ...sum, [counter]: sum[counter] + count };
  }, counters);
}

import type { RuleNote, RuleNoteCode } from './ruleEdit.ts';

/** How often the rules of editing had to mend something since a case was opened: the counters of its state. */
export interface Counters {
  readonly loadCollisions: number;
  readonly supportCollisions: number;
  readonly adjustedSupports: number;
}

/** The counters of a case that was just opened. */
export const NO_COUNTERS: Counters = { loadCollisions: 0, supportCollisions: 0, adjustedSupports: 0 };

const COUNTERS: Readonly<Record<string, keyof Counters | undefined>> = {
  loadsMovedInside: 'loadCollisions',
  placeTaken: 'supportCollisions',
  supportsBeyondRemoved: 'supportCollisions',
  supportsAtOnePlaceRemoved: 'supportCollisions',
  endSupportMoved: 'adjustedSupports',
  pinBecameRoller: 'adjustedSupports',
  endHingeRemoved: 'adjustedSupports',
} satisfies Partial<Record<RuleNoteCode, keyof Counters>>;

/**
 * Adds to the counters what an edit did beside what was asked; notes that are no collision and no adjustment count
 * nothing.
 *
 * @example countNotes(NO_COUNTERS, setLength(document, 8).notes).adjustedSupports // 1
 */
export function countNotes(counters: Counters, notes: readonly RuleNote<string>[]): Counters {
  return notes.reduce((sum, { code, count }) => {
    const counter = COUNTERS[code];
    return counter === undefined ? sum : { ...sum, [counter]: sum[counter] + count };
  }, counters);
}

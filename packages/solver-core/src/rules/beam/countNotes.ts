import type { Counters } from '../common/counters.ts';
import type { RuleNote, RuleNoteCode } from './ruleEdit.ts';

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
 * Adds the side effects of an edit to the counters; only collisions and adjustments count.
 *
 * @example countNotes(NO_COUNTERS, setLength(document, 8).notes).adjustedSupports // 1
 */
export function countNotes(counters: Counters, notes: readonly RuleNote<string>[]): Counters {
  return notes.reduce((sum, { code, count }) => {
    const counter = COUNTERS[code];
    return counter === undefined ? sum : { ...sum, [counter]: sum[counter] + count };
  }, counters);
}

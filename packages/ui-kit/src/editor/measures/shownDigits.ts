import { DEFAULTS } from '@eecs/solver-core';

/**
 * Gives with how many digits after the mark a document is shown: those that were chosen, in an
 * accurate one at least as many as typed numbers keep.
 */
export function shownDigits(chosen: number, isAccurate: boolean): number {
  return isAccurate ? Math.max(chosen, DEFAULTS.accurateDigits) : chosen;
}

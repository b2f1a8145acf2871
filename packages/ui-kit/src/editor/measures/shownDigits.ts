import { DEFAULTS } from '@eecs/solver-core';

/**
 * Returns the number of decimals for a document: the chosen one, but for an accurate document at least as many as typed
 * numbers keep.
 */
export function shownDigits(chosen: number, isAccurate: boolean): number {
  return isAccurate ? Math.max(chosen, DEFAULTS.accurateDigits) : chosen;
}

import type { CaseSet } from '@eecs/solver-core';

/**
 * Returns the index of the case set that something new acts in: the one that is shown, unless that is a combination of
 * others or all are shown; then the first that is none.
 */
export function findSetForNew(caseSets: readonly Pick<CaseSet, 'combined'>[], shown: number | 'all'): number {
  const chosen = shown === 'all' ? undefined : caseSets[shown];
  if (shown !== 'all' && chosen?.combined === false) return shown;
  return Math.max(
    0,
    caseSets.findIndex(({ combined }) => !combined),
  );
}

import type { CaseSet } from '@eecs/solver-core';

/**
 * Returns the index of the case set in which a new object acts: the shown one, or the first that is not combined if the
 * shown one is combined or all are shown.
 */
export function findSetForNew(caseSets: readonly Pick<CaseSet, 'combined'>[], shown: number | 'all'): number {
  const chosen = shown === 'all' ? undefined : caseSets[shown];
  if (shown !== 'all' && chosen?.combined === false) return shown;
  return Math.max(
    0,
    caseSets.findIndex(({ combined }) => !combined),
  );
}

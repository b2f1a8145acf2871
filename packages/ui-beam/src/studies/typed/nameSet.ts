import type { CaseSet } from '@eecs/solver-core';

/** Names a case set by its number, from 1, and its title where it has one: `2 (Snow)`. */
export function nameSet(caseSets: readonly CaseSet[], index: number): string {
  const { title = '' } = caseSets[index] ?? {};
  return title === '' ? String(index + 1) : `${index + 1} (${title})`;
}

/**
 * Gives the case set that a new load acts in: the one that is shown, unless that is a combination of others or all are
 * shown; then the first that is none.
 */
export function findLoadSet(caseSets: readonly CaseSet[], shown: number | 'all'): number {
  const chosen = shown === 'all' ? undefined : caseSets[shown];
  if (shown !== 'all' && chosen?.combined === false) return shown;
  return Math.max(
    0,
    caseSets.findIndex(({ combined }) => !combined),
  );
}

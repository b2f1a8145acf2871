import type { CaseSet } from '../../../model/common/document.ts';

/**
 * Lists the indexes of the case sets that a combined one adds up: those that are not combined themselves and have
 * another factor than 0. None of one that is not combined, or not there.
 */
export function listMembers(caseSets: readonly CaseSet[], index: number): number[] {
  const set = caseSets[index];
  if (set?.combined !== true) return [];
  return [...caseSets.keys()].filter((at) => caseSets[at]?.combined === false && set.factors?.[at] !== 0);
}

import type { CaseSet } from '../../../model/common/document.ts';

/**
 * Lists the indexes of the case sets that a combined set adds up: sets that are not combined themselves and whose
 * factor is not 0. The list is empty for a set that is not combined or does not exist.
 */
export function listMembers(caseSets: readonly CaseSet[], index: number): number[] {
  const set = caseSets[index];
  if (set?.combined !== true) return [];
  return [...caseSets.keys()].filter((at) => caseSets[at]?.combined === false && set.factors?.[at] !== 0);
}

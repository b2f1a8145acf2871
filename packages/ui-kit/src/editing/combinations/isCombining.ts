import type { CommonCase } from '@eecs/solver-core';

/** Returns whether a document combines its case sets: by a rule, or manually if a set has a situation. */
export function isCombining({
  combinations,
  caseSets,
}: Pick<CommonCase, 'combinations' | 'caseSets'>): boolean {
  return combinations !== undefined || caseSets.some(({ situation }) => situation !== undefined);
}

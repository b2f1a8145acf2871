import type { CaseSet } from '@eecs/solver-core';

/** Names a case set by its number, from 1, and its title if it has one: `2 (Snow)`. */
export function numberSet(caseSets: readonly CaseSet[], index: number): string {
  const { title = '' } = caseSets[index] ?? {};
  return title === '' ? String(index + 1) : `${index + 1} (${title})`;
}

import type { CaseSet } from '@eecs/solver-core';
import type { BeamText } from './useBeamText.ts';

/** Names a case set as lists do: its number with its title, or "Set 3" where it has none. */
export function nameSet(index: number, caseSets: readonly CaseSet[], t: BeamText): string {
  const number = index + 1;
  const title = caseSets[index]?.title ?? '';
  return title === '' ? t('set.untitled', { number }) : t('set.named', { number, title });
}

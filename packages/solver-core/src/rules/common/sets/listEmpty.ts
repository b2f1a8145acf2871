import type { CaseSet } from '../../../model/common/document.ts';

/**
 * Lists the indexes of the case sets in which nothing acts: no load belongs to the set (`unused`), no permanent
 * action acts in it (`isHeavy`), and it combines no other set in which something acts.
 */
export function listEmpty(
  caseSets: readonly CaseSet[],
  unused: ReadonlySet<number>,
  isHeavy: (index: number) => boolean,
): number[] {
  const isLoaded = (index: number): boolean => !unused.has(index) || isHeavy(index);
  const isMemberLoaded = caseSets.some(({ combined }, member) => !combined && isLoaded(member));
  return [...unused].filter(
    (index) => !isLoaded(index) && !(caseSets[index]?.combined === true && isMemberLoaded),
  );
}

import type { CaseSet } from '../../../model/common/document.ts';

/**
 * Lists the case sets in which nothing acts, by their indexes: of those that no load carries (`unused`) the ones in
 * which nothing permanent acts either (`isHeavy`) and that combine no other set in which something acts.
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

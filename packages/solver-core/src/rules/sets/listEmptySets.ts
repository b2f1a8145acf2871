import type { BeamCase } from '../../model/beam/document.ts';
import { hasSettlement } from '../hasSettlement.ts';
import { hasWeight } from '../status/realConstants.ts';
import { hasWeightIn } from './weightSets.ts';
import { hasSet } from './setMask.ts';
import { hasSettlementIn } from './hasSettlementIn.ts';

/** Lists the case sets whose bit no load carries, by their indexes: the unused ones. */
export function listUnusedSets({ caseSets, loads }: Pick<BeamCase, 'caseSets' | 'loads'>): number[] {
  return caseSets.flatMap((_, index) => (loads.some(({ sets }) => hasSet(sets, index)) ? [] : [index]));
}

/**
 * Lists the case sets in which nothing acts, by their indexes: no load carries the bit, it combines no other set in
 * which something acts, and neither self weight nor a settlement acts in it. Empty case sets are not allowed.
 */
export function listEmptySets(document: BeamCase): number[] {
  const { caseSets, supports } = document;
  const unused = new Set(listUnusedSets(document));
  if (unused.size === 0) return [];
  const isHeavy = hasWeight(document);
  const isLoaded = (index: number): boolean =>
    !unused.has(index) ||
    (isHeavy && hasWeightIn(document, index)) ||
    supports.some((support) => hasSettlement({ supports: [support] }) && hasSettlementIn(support, index));
  const isMemberLoaded = caseSets.some(({ combined }, member) => !combined && isLoaded(member));
  return [...unused].filter(
    (index) => !isLoaded(index) && !(caseSets[index]?.combined === true && isMemberLoaded),
  );
}

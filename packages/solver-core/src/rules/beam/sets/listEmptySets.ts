import type { BeamCase } from '../../../model/beam/document.ts';
import { hasSettlement } from '../hasSettlement.ts';
import { hasWeight } from '../hasActions.ts';
import { listEmpty } from '../../common/sets/listEmpty.ts';
import { hasWeightIn } from '../../common/sets/weightSets.ts';
import { hasSet } from '../../common/sets/setMask.ts';
import { hasSettlementIn } from '../../common/sets/hasSettlementIn.ts';

/** Lists the indexes of the unused case sets, to which no load belongs. */
export function listUnusedSets({ caseSets, loads }: Pick<BeamCase, 'caseSets' | 'loads'>): number[] {
  return caseSets.flatMap((_, index) => (loads.some(({ sets }) => hasSet(sets, index)) ? [] : [index]));
}

/**
 * Lists the indexes of the case sets in which nothing acts: no load belongs to the set, it combines no other set in
 * which something acts, and neither self weight nor a settlement acts in it. Empty case sets are not allowed.
 */
export function listEmptySets(document: BeamCase): number[] {
  const { caseSets, supports } = document;
  const unused = new Set(listUnusedSets(document));
  if (unused.size === 0) return [];
  const isHeavy = hasWeight(document);
  return listEmpty(
    caseSets,
    unused,
    (index) =>
      (isHeavy && hasWeightIn(document, index)) ||
      supports.some((support) => hasSettlement({ supports: [support] }) && hasSettlementIn(support, index)),
  );
}

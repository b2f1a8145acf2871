import type { BeamCase } from '../../../model/beam/document.ts';
import { hasSettlement } from '../hasSettlement.ts';
import { hasWeight } from '../hasActions.ts';
import { listEmpty } from '../../common/sets/listEmpty.ts';
import { hasWeightIn } from '../../common/sets/weightSets.ts';
import { hasSet } from '../../common/sets/setMask.ts';
import { hasSettlementIn } from '../../common/sets/hasSettlementIn.ts';

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
  return listEmpty(
    caseSets,
    unused,
    (index) =>
      (isHeavy && hasWeightIn(document, index)) ||
      supports.some((support) => hasSettlement({ supports: [support] }) && hasSettlementIn(support, index)),
  );
}

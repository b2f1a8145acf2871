import type { BeamCase, Support } from '../../../model/beam/document.ts';
import { hasSettlement } from '../hasSettlement.ts';
import { hasWeight } from '../hasActions.ts';
import { listMembers } from '../../common/sets/listMembers.ts';
import { hasSettlementIn } from '../../common/sets/hasSettlementIn.ts';

/** Lists loads that act in a combined set without a factor, and loads that act in a set it combines but not in it. */
export interface UnfactoredSet {
  /** Index of the combined set. */
  readonly set: number;
  /** Whether self weight acts in it once: neither a factor nor the sets that it acts in are named. */
  readonly hasWeight: boolean;
  /** Indexes of the supports whose settlement acts in it once: no factor is named for settlements. */
  readonly settled: readonly number[];
  /** Indexes of the supports whose settlement acts in a set it combines, while their `sets` do not name this one. */
  readonly leftOut: readonly number[];
}

/**
 * Lists the combined sets in which permanent actions do not act as the factors say: self weight and settlements act in
 * every set they name, a combined one too, once where it names no factor for them, and in none they do not name.
 *
 * @example listUnfactored(document) // [{ set: 2, hasWeight: true, settled: [], leftOut: [1] }]
 */
export function listUnfactored(document: BeamCase): readonly UnfactoredSet[] {
  const { caseSets, supports } = document;
  const isHeavy =
    caseSets.some(({ combined }) => combined) && hasWeight(document) && document.weightSets === undefined;
  return caseSets.flatMap(({ combined, factors }, set) => {
    if (!combined) return [];
    const weighs = isHeavy && factors?.['weight'] === undefined;
    const isTold = factors?.['settlement'] !== undefined;
    const members = listMembers(caseSets, set);
    const find = (acts: (support: Support) => boolean) =>
      supports.flatMap((support, i) => (hasSettlement({ supports: [support] }) && acts(support) ? [i] : []));
    const settled = find((support) => !isTold && hasSettlementIn(support, set));
    const leftOut = find(
      (support) => !hasSettlementIn(support, set) && members.some((k) => hasSettlementIn(support, k)),
    );
    return weighs || settled.length + leftOut.length > 0
      ? [{ set, hasWeight: weighs, settled, leftOut }]
      : [];
  });
}

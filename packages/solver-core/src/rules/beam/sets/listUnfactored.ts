import type { BeamCase, Support } from '../../../model/beam/document.ts';
import { hasSettlement } from '../hasSettlement.ts';
import { hasWeight } from '../hasActions.ts';
import { listMembers } from '../../common/sets/listMembers.ts';
import { hasSettlementIn } from '../../common/sets/hasSettlementIn.ts';

/**
 * Permanent actions that act in a combined set without a factor, or that it leaves out although they act in one of its
 * members.
 */
export interface UnfactoredSet {
  /** Index of the combined set. */
  readonly set: number;
  /** Whether self weight acts in it once: the document names neither a factor nor the sets of self weight. */
  readonly hasWeight: boolean;
  /** Indexes of the supports whose settlement acts in it once: the set has no factor for settlements. */
  readonly settled: readonly number[];
  /** Indexes of the supports whose settlement acts in a set it combines, but whose `sets` do not name this one. */
  readonly leftOut: readonly number[];
}

/**
 * Lists the combined sets in which permanent actions do not act with the factors of the set. Self weight and
 * settlements act in every set that they name, including combined ones, and in no other; they act once if the combined
 * set has no factor for them.
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
    const isStated = factors?.['settlement'] !== undefined;
    const members = listMembers(caseSets, set);
    const find = (acts: (support: Support) => boolean) =>
      supports.flatMap((support, i) => (hasSettlement({ supports: [support] }) && acts(support) ? [i] : []));
    const settled = find((support) => !isStated && hasSettlementIn(support, set));
    const leftOut = find(
      (support) => !hasSettlementIn(support, set) && members.some((k) => hasSettlementIn(support, k)),
    );
    return weighs || settled.length + leftOut.length > 0
      ? [{ set, hasWeight: weighs, settled, leftOut }]
      : [];
  });
}

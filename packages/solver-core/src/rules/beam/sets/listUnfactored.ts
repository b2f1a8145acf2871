import type { BeamCase } from '../../../model/beam/document.ts';
import { hasSettlement } from '../hasSettlement.ts';
import { hasWeight } from '../hasActions.ts';
import { listPermanent, listUnfactoredSets } from '../../common/sets/listUnfactoredSets.ts';

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
  if (!caseSets.some(({ combined }) => combined)) return [];
  return listUnfactoredSets({
    caseSets,
    isHeavy: hasWeight(document) && document.weightSets === undefined,
    settling: listPermanent(supports, (support) => hasSettlement({ supports: [support] })),
    straining: [],
  }).map(({ set, hasWeight: isHeavy, settled, leftOut }) => ({
    set,
    hasWeight: isHeavy,
    settled,
    leftOut: leftOut.settled,
  }));
}

import type { CommonCase } from '../../../model/common/document.ts';
import { permanentFactor } from '../../../model/common/permanentFactor.ts';
import { hasSet, withoutSet } from './setMask.ts';

type Sets = Pick<CommonCase, 'caseSets' | 'weightSets'>;

/**
 * Says whether self weight, where it acts at all, acts in the case set of an index: in every one unless the document
 * says in which. A combined set has it by its members or by its factor `weight`.
 */
export function hasWeightIn({ caseSets, weightSets }: Sets, index: number): boolean {
  const set = caseSets[index];
  if (set === undefined) return true;
  const { combined, factors } = set;
  if (weightSets === undefined || (combined && factors?.['weight'] !== undefined))
    return permanentFactor(set, 'weight') !== 0;
  if (!combined) return hasSet(weightSets, index);
  return caseSets.some(
    (member, at) => !member.combined && hasSet(weightSets, at) && (factors?.[at] ?? 1) !== 0,
  );
}

/**
 * Returns the mask of the first set that is not combined: where self weight of a new document acts, since the first set
 * is by custom the permanent one.
 */
export function firstWeightSet({ caseSets }: Pick<CommonCase, 'caseSets'>): number {
  return (
    2 **
    Math.max(
      0,
      caseSets.findIndex(({ combined }) => !combined),
    )
  );
}

/** Lists the indexes of the sets that are not combined and that self weight acts in. */
export function listWeightSets(document: Sets): number[] {
  const { caseSets, weightSets } = document;
  return [...caseSets.keys()].filter(
    (index) => !caseSets[index]!.combined && (weightSets === undefined || hasSet(weightSets, index)),
  );
}

/**
 * Returns what a deleted case set leaves of the sets that self weight acts in, to be spread into the document. Weight
 * that acted in no other set acts in the first one that is left: it is no load that could be left without a set.
 */
export function withoutWeightSet(
  { weightSets }: Pick<CommonCase, 'weightSets'>,
  index: number,
  left: Pick<CommonCase, 'caseSets'>,
): Pick<CommonCase, 'weightSets'> {
  if (weightSets === undefined) return {};
  return { weightSets: withoutSet(weightSets, index) || (weightSets === 0 ? 0 : firstWeightSet(left)) };
}

import type { CommonCase } from '../../../model/common/document.ts';
import { permanentFactor } from '../../../model/common/permanentFactor.ts';
import { hasSet, withoutSet } from './setMask.ts';

type Sets = Pick<CommonCase, 'caseSets' | 'weightSets'>;

/**
 * Returns whether self weight, if it acts at all, acts in the case set with an index: in every set unless the document
 * names the sets. In a combined set its members or its factor `weight` decide.
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
 * Returns the mask of the first set that is not combined. Self weight of a new document acts in it, because the first
 * set is usually the permanent one.
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

/** Lists the indexes of the sets that are not combined and in which self weight acts. */
export function listWeightSets(document: Sets): number[] {
  const { caseSets, weightSets } = document;
  return [...caseSets.keys()].filter(
    (index) => !caseSets[index]!.combined && (weightSets === undefined || hasSet(weightSets, index)),
  );
}

/**
 * Returns the fields for the sets of self weight after a case set was deleted, to be merged into the document. Weight
 * that acted in no other set then acts in the first remaining one: unlike a load, it cannot be left without a set.
 */
export function withoutWeightSet(
  { weightSets }: Pick<CommonCase, 'weightSets'>,
  index: number,
  left: Pick<CommonCase, 'caseSets'>,
): Pick<CommonCase, 'weightSets'> {
  if (weightSets === undefined) return {};
  return { weightSets: withoutSet(weightSets, index) || (weightSets === 0 ? 0 : firstWeightSet(left)) };
}

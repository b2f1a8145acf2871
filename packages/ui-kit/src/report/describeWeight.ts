import type { CommonCase } from '@eecs/solver-core';
import { listSets } from '@eecs/solver-core/rules';
import { type ReportBlock, textBlock } from './blocks.ts';
import type { SharedReportText } from './words.ts';

/**
 * States whether self weight acts, and in which case sets, because the mass of a structure alone does not show that.
 */
export function describeWeight(
  { selfWeight, weightSets, caseSets }: Pick<CommonCase, 'selfWeight' | 'weightSets' | 'caseSets'>,
  { shared: t, mass }: { readonly shared: SharedReportText; readonly mass: number },
): ReportBlock[] {
  if (!selfWeight) return mass === 0 ? [] : [textBlock(t('weight.off'))];
  if (caseSets.length === 0) return [textBlock(t('weight.alone'))];
  if (weightSets === undefined) return [textBlock(t('weight.everySet'))];
  const sets = listSets(weightSets, caseSets.length).filter((index) => caseSets[index]?.combined === false);
  return sets.length === 0
    ? [textBlock(t('weight.off'))]
    : [textBlock(t('weight.inSets', { sets: sets.map((index) => index + 1).join(', ') }))];
}

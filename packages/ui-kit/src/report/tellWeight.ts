import type { CommonCase } from '@eecs/solver-core';
import { listSets } from '@eecs/solver-core/rules';
import { type ReportBlock, say } from './blocks.ts';
import type { SharedReportText } from './words.ts';

/** Returns whether self weight acts, and in which case sets: the mass of a structure alone does not show that. */
export function tellWeight(
  { selfWeight, weightSets, caseSets }: Pick<CommonCase, 'selfWeight' | 'weightSets' | 'caseSets'>,
  { shared: t, mass }: { readonly shared: SharedReportText; readonly mass: number },
): ReportBlock[] {
  if (!selfWeight) return mass === 0 ? [] : [say(t('weight.off'))];
  if (caseSets.length === 0) return [say(t('weight.alone'))];
  if (weightSets === undefined) return [say(t('weight.everySet'))];
  const sets = listSets(weightSets, caseSets.length).filter((index) => caseSets[index]?.combined === false);
  return sets.length === 0
    ? [say(t('weight.off'))]
    : [say(t('weight.inSets', { sets: sets.map((index) => index + 1).join(', ') }))];
}

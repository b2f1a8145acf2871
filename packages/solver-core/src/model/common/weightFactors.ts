import { type ActingFactor, createActingFactors } from './actingFactors.ts';
import type { CommonCase } from './document.ts';
import { permanentFactor } from './permanentFactor.ts';

/**
 * Returns how often self weight acts in a case set, for each angle that turns gravity; empty if it does not act.
 *
 * Where the document names sets (`weightSets`), self weight acts as a load in these sets does: a combined set has it
 * times the factor of each member that it acts in. Where the document names none, it acts once in every set. A combined
 * set that names a factor `weight` has it by that factor, whatever its members. A document without case sets has it
 * once in its one set. `selfWeight` itself is not asked.
 */
export function weightFactors(
  { caseSets, weightSets }: Pick<CommonCase, 'caseSets' | 'weightSets'>,
  index: number,
): readonly ActingFactor[] {
  const set = caseSets[index];
  const isStated = set?.combined === true && set.factors?.['weight'] !== undefined;
  if (set !== undefined && weightSets !== undefined && !isStated)
    return createActingFactors(caseSets, index)(weightSets);
  const factor = permanentFactor(set, 'weight');
  return factor === 0 ? [] : [{ angleDeg: set?.angle ?? 0, factor }];
}

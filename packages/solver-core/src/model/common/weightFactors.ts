import { type ActingFactor, createActingFactors } from './actingFactors.ts';
import type { CommonCase } from './document.ts';
import { permanentFactor } from './permanentFactor.ts';

/**
 * Returns the factor of self weight in a case set for each angle that rotates gravity; empty if self weight does not
 * act.
 *
 * If the document names sets (`weightSets`), self weight acts like a load of these sets: in a combined set it has the
 * factor of each member in which it acts. If the document names none, it acts once in every set. A factor `weight` of a
 * combined set takes precedence over its members. A document without case sets has self weight once in its single set.
 * `selfWeight` itself is not read here.
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

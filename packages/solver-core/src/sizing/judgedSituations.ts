import type { DeflectionLimit, Situation } from '../model/common/document.ts';

/**
 * Returns whether deflections are judged in one of the situations that a rule combines: in the serviceability ones, or
 * in the one that the limit names. ASCE/SEI 7 contains no serviceability combinations, so `ASD` is judged there, whose
 * factors are those of service loads.
 */
export function judgesDeflection(
  situation: Situation,
  all: readonly Situation[],
  limit: Pick<DeflectionLimit, 'situation'> = {},
): boolean {
  if (limit.situation !== undefined) return situation === limit.situation;
  return all.some(isService) ? isService(situation) : situation === 'ASD';
}

/** Returns whether stresses are judged in a situation: in all but those of serviceability and of equilibrium. */
export function judgesStress(situation: Situation): boolean {
  return !isService(situation) && situation !== 'ULS-EQU';
}

const isService = (situation: Situation): boolean => situation.startsWith('SLS');

import type { DeflectionLimit, Situation } from '../model/common/document.ts';

/**
 * Returns whether deflections are judged in one of the situations that a rule combines: in those of serviceability, or in
 * the one that the limit names. ASCE/SEI 7 prints no combinations of serviceability; there `ASD` is judged, whose
 * factors are those of loads in service.
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

import type { RodStandard, Situation } from '../model/common/document.ts';
import { judgesStress } from '../sizing/judgedSituations.ts';

/**
 * Returns whether resistances of a standard are compared with forces of a situation: situations of strength, and for
 * AISC 360 also allowable-strength ones, whose factors are those of service loads.
 */
export function isStrength(situation: Situation, standard: RodStandard = 'EN 1993-1-1'): boolean {
  return judgesStress(situation) && (situation !== 'ASD' || standard === 'AISC 360-22');
}

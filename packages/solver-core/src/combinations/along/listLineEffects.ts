import type { Situation } from '../rule.ts';

/** Effects along a member that every solver finds. */
export type FieldEffect = 'N' | 'Q' | 'M' | 'u' | 'deflection' | 'slope';

const FORCES: readonly FieldEffect[] = ['N', 'Q', 'M'];
const DISPLACEMENTS: readonly FieldEffect[] = ['deflection', 'slope', 'u'];

/** Returns whether displacements are judged in a situation: those of serviceability, and of allowable stress design. */
export function concernsDisplacements(situation: Situation): boolean {
  return situation.startsWith('SLS') || situation === 'ASD';
}

/** Lists the effects of a situation: forces always, displacements where they are judged and known. */
export function listLineEffects(situation: Situation, isReal: boolean): readonly FieldEffect[] {
  return isReal && concernsDisplacements(situation) ? [...FORCES, ...DISPLACEMENTS] : FORCES;
}

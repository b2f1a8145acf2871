import type { CaseSet, DeflectionLimit } from '../model/common/document.ts';
import { judgesStress } from './judgedSituations.ts';

/**
 * Returns whether a deflection limit applies to a case set. If sets have situations, deflections are judged in the
 * serviceability ones only, and a limit that names a situation applies to that situation only. A limit for variable
 * actions does not apply to the sets of a permanent action.
 */
export function isDeflectionJudged(
  sets: readonly CaseSet[],
  index: number,
  { situation, actions }: Pick<DeflectionLimit, 'situation' | 'actions'> = {},
): boolean {
  const set = sets[index];
  if (actions === 'variable' && (set?.action?.kind === 'G' || set?.action?.kind === 'Gset')) return false;
  if (!haveSituations(sets)) return true;
  return situation === undefined ? set?.situation?.startsWith('SLS') === true : set?.situation === situation;
}

/** Returns whether stresses are judged in a case set: if sets have situations, in all but the serviceability ones. */
export function isStressJudged(sets: readonly CaseSet[], index: number): boolean {
  if (!haveSituations(sets)) return true;
  const situation = sets[index]?.situation;
  return situation !== undefined && judgesStress(situation);
}

function haveSituations(sets: readonly CaseSet[]): boolean {
  return sets.some(({ situation }) => situation !== undefined);
}

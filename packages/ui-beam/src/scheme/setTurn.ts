import type { BeamCase, CaseSet, Load } from '@eecs/solver-core';
import { hasWeightIn, listMembers, listSets } from '@eecs/solver-core/rules';

/** The case set of the drawing, by its index, or all of them overlaid. */
export type ShownSets = number | 'all';

/**
 * Computes the angle by which the forces of the shown sets are rotated, degrees: the common angle of the sets, for a
 * combined set that of its members; 0 if they differ. This is an angle of the drawing, so a member without an angle
 * differs from one with an angle; `findLean` computes the one vertical of the beam, which a set without an angle leaves
 * open.
 */
export function findSetAngle(caseSets: readonly CaseSet[], shown: ShownSets): number {
  return agree(listShown(caseSets, shown).flatMap((at) => caseSets[at] ?? []));
}

/**
 * Computes the angle by which a load is drawn rotated, so that it is shown as it acts in the shown sets, or, if it acts
 * in none of them, in its own sets. If its sets have several angles, it is drawn as typed.
 */
export function findTurn(
  { sets }: Pick<Load, 'sets'>,
  caseSets: readonly CaseSet[],
  shown: ShownSets,
): number {
  const own = listSets(sets, caseSets.length);
  const acting = listShown(caseSets, shown).filter((at) => own.includes(at));
  return agree((acting.length === 0 ? own : acting).flatMap((at) => caseSets[at] ?? []));
}

/** Returns the colour of the only case set of a load; undefined for a load in several sets. */
export function findSetColor(
  { sets }: Pick<Load, 'sets'>,
  caseSets: BeamCase['caseSets'],
): string | undefined {
  const own = listSets(sets, caseSets.length);
  return own.length === 1 ? caseSets[own[0] ?? 0]?.color : undefined;
}

/** Returns whether self weight acts in the shown sets; if all are overlaid, in at least one of them. */
export function showsWeight(
  document: Pick<BeamCase, 'caseSets' | 'selfWeight' | 'weightSets'>,
  shown: ShownSets,
): boolean {
  const { caseSets, selfWeight } = document;
  const sets = shown !== 'all' ? [shown] : caseSets.length === 0 ? [0] : [...caseSets.keys()];
  return selfWeight && sets.some((set) => hasWeightIn(document, set));
}

/** Lists the sets whose loads act in the shown ones. */
function listShown(caseSets: readonly CaseSet[], shown: ShownSets): readonly number[] {
  const all = caseSets.map((_, at) => at);
  if (shown === 'all') return all;
  const members = listMembers(caseSets, shown);
  return members.length === 0 ? [shown] : members;
}

function agree(sets: readonly CaseSet[]): number {
  const first = sets[0]?.angle ?? 0;
  return sets.every(({ angle }) => angle === first) ? first : 0;
}

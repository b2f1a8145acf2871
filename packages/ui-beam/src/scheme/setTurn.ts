import type { BeamCase, CaseSet, Load } from '@eecs/solver-core';
import { hasWeightIn, listMembers, listSets } from '@eecs/solver-core/rules';

/** The case set of the drawing, by its index, or all of them over each other. */
export type ShownSets = number | 'all';

/**
 * Finds by how much the forces of what is shown are turned, degrees: the angle its sets have in common, a superposition
 * that of its members; 0 if they differ. It is an angle of what is drawn, so a member without an angle differs from
 * one that has some; `findLean` asks for the one vertical of the beam, which a set without an angle leaves open.
 */
export function findSetAngle(caseSets: readonly CaseSet[], shown: ShownSets): number {
  return agree(listShown(caseSets, shown).flatMap((at) => caseSets[at] ?? []));
}

/**
 * Finds by how much a load is drawn turned, so that it is seen as it acts: as in the sets that are shown, or where it
 * acts in none of them as in its own. Where its sets have several angles it stands as it was typed.
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

/** Finds the colour of the one case set a load belongs to; a load of several has none of theirs. */
export function findSetColor(
  { sets }: Pick<Load, 'sets'>,
  caseSets: BeamCase['caseSets'],
): string | undefined {
  const own = listSets(sets, caseSets.length);
  return own.length === 1 ? caseSets[own[0] ?? 0]?.color : undefined;
}

/** Returns whether self weight acts in what is shown; in all sets over each other where it does in one of them. */
export function showsWeight(
  document: Pick<BeamCase, 'caseSets' | 'selfWeight' | 'weightSets'>,
  shown: ShownSets,
): boolean {
  const { caseSets, selfWeight } = document;
  const sets = shown !== 'all' ? [shown] : caseSets.length === 0 ? [0] : [...caseSets.keys()];
  return selfWeight && sets.some((set) => hasWeightIn(document, set));
}

/** The sets whose loads act in what is shown. */
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

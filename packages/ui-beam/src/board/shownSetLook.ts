import type { BeamCase, Load } from '@eecs/solver-core';
import { atom } from 'jotai/vanilla';
import { listSets } from '../editing/setMask.ts';
import { isComparedAtom, shownSetAtom } from '../live/shownSet.ts';
import { documentAtom } from '../state/sessionAtoms.ts';

/** By how much the forces of the shown case set are turned, degrees; of a superposition each member has its own angle. */
export const setAngleAtom = atom((get) => {
  const set = get(isComparedAtom) ? undefined : get(documentAtom).caseSets[get(shownSetAtom)];
  return set === undefined || set.combined ? 0 : set.angle;
});

const caseSetsAtom = atom((get) => get(documentAtom).caseSets);

/** While all case sets are drawn over each other: what tells the loads of one from those of another. */
export const setColorAtom = atom((get) => {
  const caseSets = get(caseSetsAtom);
  return get(isComparedAtom) ? { of: (load: Load) => findSetColor(load, caseSets) } : null;
});

/** Finds the colour of the one case set a load belongs to; a load of several has none of theirs. */
export function findSetColor(
  { sets }: Pick<Load, 'sets'>,
  caseSets: BeamCase['caseSets'],
): string | undefined {
  const own = listSets(sets, caseSets.length);
  return own.length === 1 ? caseSets[own[0] ?? 0]?.color : undefined;
}

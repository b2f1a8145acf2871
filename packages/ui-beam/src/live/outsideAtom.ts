import type { BeamCase, Load } from '@eecs/solver-core';
import { listSets } from '@eecs/solver-core/rules';
import { atom } from 'jotai/vanilla';
import { toItemKey } from '../state/selection.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import { isComparedAtom, shownResultAtom, shownSetAtom } from './beamLive.ts';

/** Keys of the loads and settlements that take no part in the case set whose results are shown; none while all sets are. */
export const outsideAtom = atom((get): ReadonlySet<string> => {
  const count = get(shownResultAtom)?.answer.sets.length ?? 0;
  return count < 2 || get(isComparedAtom) ? NONE : listOutside(get(documentAtom), get(shownSetAtom));
});

const NONE: ReadonlySet<string> = new Set();

/** Lists the loads and settlements outside a case set by their keys; a superposition has those of its members. */
export function listOutside({ loads, supports, caseSets }: BeamCase, index: number): ReadonlySet<string> {
  const set = caseSets[index];
  if (set === undefined) return NONE;
  const isMember = (at: number): boolean =>
    at === index || (set.combined && caseSets[at]?.combined === false && set.factors?.[at] !== 0);
  const takesPart = ({ sets }: Load): boolean => listSets(sets, caseSets.length).some(isMember);
  // Settlements are no part of a sum: one acts in the very sets it names, or in all.
  const settled = supports.flatMap(({ settlement, sets }, at) => {
    if (settlement === undefined || sets === undefined || listSets(sets, caseSets.length).includes(index))
      return [];
    const key = toItemKey({ kind: 'support', index: at });
    return [`${key}-settled`, `${key}-settlement`];
  });
  return new Set([
    ...loads.flatMap((load, at) => (takesPart(load) ? [] : [toItemKey({ kind: 'load', index: at })])),
    ...settled,
  ]);
}

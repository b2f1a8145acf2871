import type { BeamCase, Load } from '@eecs/solver-core';
import { listSets } from '@eecs/solver-core/rules';
import { toItemKey } from '../naming/boardItem.ts';

/** Lists the loads and settlements outside a case set by their keys; a combined set includes those of its members. */
export function listOutside({ loads, supports, caseSets }: BeamCase, index: number): ReadonlySet<string> {
  const set = caseSets[index];
  if (set === undefined) return NONE;
  const isMember = (at: number): boolean =>
    at === index || (set.combined && caseSets[at]?.combined === false && set.factors?.[at] !== 0);
  const takesPart = ({ sets }: Load): boolean => listSets(sets, caseSets.length).some(isMember);
  // Settlements are not combined: one acts only in the sets that it names, or in all.
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

const NONE: ReadonlySet<string> = new Set();

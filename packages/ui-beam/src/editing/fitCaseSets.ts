import type { BeamCase, CaseSet } from '@eecs/solver-core';
import { hasSet, listSets, withSet } from '@eecs/solver-core/rules';
import type { Objects } from './moveObjects.ts';

/**
 * Puts objects of one beam into the case sets of another: each they act in is the one of the same title there, or comes
 * along, behind those of the beam. A beam without case sets gets them where the objects act in several. What acts
 * in none of them joins the first.
 */
export function fitCaseSets(
  { supports, loads }: Objects,
  { from, to }: { readonly from: readonly CaseSet[]; readonly to: BeamCase },
): Objects {
  const masks = [...loads.map(({ sets }) => sets), ...supports.flatMap(({ sets }) => sets ?? [])];
  // Sets of combinations hold nothing of their own.
  const used = [...from.keys()].filter(
    (at) => from[at]?.combined === false && masks.some((mask) => hasSet(mask, at)),
  );
  const added: CaseSet[] = [];
  const places = new Map<number, number>();
  if (to.caseSets.length > 0 || used.length > 1) {
    for (const at of used) {
      const set = from[at];
      if (set === undefined) continue;
      const own = findOwn(set, at, { sets: to.caseSets, taken: [...places.values()] });
      places.set(at, own ?? to.caseSets.length + added.length);
      if (own === undefined) added.push(set);
    }
  }
  const toMask = (sets: number): number =>
    listSets(sets, from.length).reduce((mask, at) => {
      const place = places.get(at);
      return place === undefined ? mask : withSet(mask, place, true);
    }, 0);
  return {
    supports: supports.map((support) =>
      support.sets === undefined
        ? support
        : { ...support, sets: toMask(support.sets) || Math.min(1, support.sets) },
    ),
    loads: loads.map((load) => ({ ...load, sets: toMask(load.sets) || 1 })),
    ...(added.length > 0 && { caseSets: added }),
  };
}

/** The set of the same number where it is called the same, else the first that is. */
function findOwn(
  { title }: CaseSet,
  at: number,
  { sets, taken }: { readonly sets: readonly CaseSet[]; readonly taken: readonly number[] },
): number | undefined {
  return [at, ...sets.keys()].find((own) => {
    const set = sets[own];
    return set?.combined === false && set.title === title && !taken.includes(own);
  });
}

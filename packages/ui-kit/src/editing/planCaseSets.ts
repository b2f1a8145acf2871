import type { CaseSet } from '@eecs/solver-core';
import { hasSet, listSets, withSet } from '@eecs/solver-core/rules';

export interface CaseSetPlan {
  /** The case sets that come along, behind those that are there. */
  readonly added: readonly CaseSet[];
  /** Returns the sets of the other document as sets of this one; 0 if it is none of them. */
  readonly toMask: (sets: number) => number;
}

/**
 * Plans how what acts in case sets of one document does so in another: each set it acts in is the one of the same title
 * there, or comes along. A document without case sets gets them where things act in several. Sets of combinations hold
 * nothing of their own and stay behind.
 */
export function planCaseSets(
  masks: readonly number[],
  { from, to }: { readonly from: readonly CaseSet[]; readonly to: readonly CaseSet[] },
): CaseSetPlan {
  const used = [...from.keys()].filter(
    (at) => from[at]?.combined === false && masks.some((mask) => hasSet(mask, at)),
  );
  const added: CaseSet[] = [];
  const places = new Map<number, number>();
  if (to.length > 0 || used.length > 1) {
    for (const at of used) {
      const set = from[at];
      if (set === undefined) continue;
      const own = findOwn(set, at, { sets: to, taken: [...places.values()] });
      places.set(at, own ?? to.length + added.length);
      if (own === undefined) added.push(set);
    }
  }
  return {
    added,
    toMask: (sets) =>
      listSets(sets, from.length).reduce((mask, at) => {
        const place = places.get(at);
        return place === undefined ? mask : withSet(mask, place, true);
      }, 0),
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

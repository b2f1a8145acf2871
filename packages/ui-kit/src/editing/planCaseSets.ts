import type { CaseSet } from '@eecs/solver-core';
import { hasSet, listSets, withSet } from '@eecs/solver-core/rules';

export interface CaseSetPlan {
  /** The case sets to add after the existing ones. */
  readonly added: readonly CaseSet[];
  /** Maps the sets of the other document to the sets of this one; returns 0 if none matches. */
  readonly toMask: (sets: number) => number;
}

/**
 * Plans the mapping of case sets when things are pasted from another document: each set in which they act is mapped to
 * the set of the same title, or is added. A document without case sets gets them if the things act in several. Combined
 * sets contain nothing of their own and are left out.
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

/** Finds the set with the same index if it has the same title, otherwise the first with that title. */
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

import type { BeamCase, CaseSet } from '@eecs/solver-core';
import { planCaseSets } from '@eecs/ui-kit/editing';
import type { Objects } from './moveObjects.ts';

/**
 * Assigns objects of one beam to the case sets of another: each set in which they act is the one with the same title
 * there, or is added after those of the beam. A beam without case sets gets them if the objects act in several. Loads
 * that act in no set join the first.
 */
export function fitCaseSets(
  { supports, loads }: Objects,
  { from, to }: { readonly from: readonly CaseSet[]; readonly to: BeamCase },
): Objects {
  const masks = [...loads.map(({ sets }) => sets), ...supports.flatMap(({ sets }) => sets ?? [])];
  const { added, toMask } = planCaseSets(masks, { from, to: to.caseSets });
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

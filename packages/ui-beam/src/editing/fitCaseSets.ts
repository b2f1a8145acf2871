import type { BeamCase, CaseSet } from '@eecs/solver-core';
import { planCaseSets } from '@eecs/ui-kit/editing';
import type { Objects } from './moveObjects.ts';

/**
 * Puts objects of one beam into the case sets of another: each they act in is the one of the same title there, or
 * comes along, behind those of the beam. A beam without case sets gets them where the objects act in several. Loads
 * that act in none of them join the first.
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

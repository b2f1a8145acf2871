import type { CaseSet } from '@eecs/solver-core';
import type { TrussCase } from '@eecs/solver-core/truss';
import { planCaseSets } from '@eecs/ui-kit/editing';

/** A part whose loads act in sets of another truss, and the truss with the added sets. */
export interface FittedPart {
  readonly part: TrussCase;
  readonly added: readonly CaseSet[];
}

/**
 * Maps a part of one truss to the case sets of another. An empty truss gets all of them, including combined ones with
 * their factors; otherwise each set with loads, settlements or rods is mapped to the one with the same title, or added.
 */
export function fitCaseSets(part: TrussCase, to: TrussCase): FittedPart {
  const { caseSets: from, joints, links } = part;
  if (to.joints.length === 0 && to.caseSets.length === 0) return { part, added: from };
  const owners = [...joints, ...links];
  const masks = owners.flatMap(({ loads, sets }) => [
    ...loads.map((load) => load.sets),
    ...(sets === undefined ? [] : [sets]),
  ]);
  const { added, toMask } = planCaseSets(masks, { from, to: to.caseSets });
  const fit = <Owner extends TrussCase['joints'][number] | TrussCase['links'][number]>(
    owner: Owner,
  ): Owner => ({
    ...owner,
    loads: owner.loads.map((load) => ({ ...load, sets: toMask(load.sets) || 1 })),
    ...(owner.sets !== undefined && { sets: toMask(owner.sets) || Math.min(1, owner.sets) }),
  });
  return { part: { ...part, joints: joints.map(fit), links: links.map(fit) }, added };
}

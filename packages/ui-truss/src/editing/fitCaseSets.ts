import type { CaseSet } from '@eecs/solver-core';
import type { TrussCase } from '@eecs/solver-core/truss';
import { planCaseSets } from '@eecs/ui-kit/editing';

/** A part whose loads act in sets of another truss, and those that the truss gets for it. */
export interface FittedPart {
  readonly part: TrussCase;
  readonly added: readonly CaseSet[];
}

/**
 * Puts a part of one truss into the case sets of another. A truss that is empty gets all of them, combined ones with
 * their factors too; else each set that loads, settlements or rods act in is the one of the same title, or comes along.
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

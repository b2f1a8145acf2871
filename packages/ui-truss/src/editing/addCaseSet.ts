import { type CaseSet, LIMITS } from '@eecs/solver-core';
import type { TrussCase } from '@eecs/solver-core/truss';
import { addCaseSet as addSet, toRefusedEdit } from '@eecs/ui-kit/editing';
import type { Edit } from './edit.ts';

/** Adds a case set to a truss; the first one gets all loads. A set beyond the limit of a truss is refused. */
export function addCaseSet(document: TrussCase, set: CaseSet): Edit {
  if (document.caseSets.length >= LIMITS.full.caseSets)
    return toRefusedEdit(document, 'listFull', LIMITS.full.caseSets);
  return addSet(document, set, ({ joints, links, ...rest }, join) => {
    const joinOf = <Owner extends Joined>(owner: Owner): Owner => {
      const loads = join(owner.loads);
      return loads === owner.loads ? owner : { ...owner, loads };
    };
    return { ...rest, joints: joints.map(joinOf), links: links.map(joinOf) };
  });
}

interface Joined {
  readonly loads: readonly { readonly sets: number }[];
}

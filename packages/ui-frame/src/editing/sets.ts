import { type CaseSet, LIMITS } from '@eecs/solver-core';
import type { FrameCase } from '@eecs/solver-core/frame';
import { listNotes, withoutCaseSet, withoutSet, withoutWeightSet } from '@eecs/solver-core/rules';
import { addCaseSet as addSet, createEntryVerbs, toPlainEdit, toRefusedEdit } from '@eecs/ui-kit/editing';
import type { Edit } from './edit.ts';

/** Adds a case set; the first one has all loads. A set beyond the maximum number is refused. */
export function addCaseSet(document: FrameCase, set: CaseSet): Edit {
  if (document.caseSets.length >= LIMITS.full.caseSets)
    return toRefusedEdit(document, 'listFull', LIMITS.full.caseSets);
  return addSet(document, set, ({ joints, members, ...rest }, join) => {
    const joinOf = <Owner extends { readonly loads: readonly { readonly sets: number }[] }>(
      owner: Owner,
    ): Owner => {
      const loads = join(owner.loads);
      return loads === owner.loads ? owner : { ...owner, loads };
    };
    return { ...rest, joints: joints.map(joinOf), members: members.map(joinOf) };
  });
}

/**
 * Removes a case set from everything that acts; the bits and factors of the sets after it move down. Loads that acted
 * in no other set are counted; when the last set is removed they all act again.
 */
export function removeCaseSet(document: FrameCase, index: number): Edit {
  if (document.caseSets[index] === undefined) return toPlainEdit(document);
  const left = withoutCaseSet(document, index);
  let leftOver = 0;
  const without = <Owner extends { readonly sets: number }>(owner: Owner): Owner => {
    const sets = withoutSet(owner.sets, index);
    if (sets === 0 && owner.sets !== 0) leftOver += 1;
    return sets === owner.sets ? owner : { ...owner, sets };
  };
  const own = <Owner extends { readonly sets?: number }>(owner: Owner): Owner =>
    owner.sets === undefined ? owner : { ...owner, sets: withoutSet(owner.sets, index) };
  return {
    document: {
      ...document,
      ...left,
      ...withoutWeightSet(document, index, left),
      joints: document.joints.map((joint) => ({
        ...joint,
        loads: joint.loads.map(without),
        ...(joint.support && { support: own(joint.support) }),
      })),
      members: document.members.map((member) => ({ ...own(member), loads: member.loads.map(without) })),
    },
    notes: listNotes({ loadsLeftUnassigned: left.caseSets.length > 0 ? leftOver : 0 }),
  };
}

/** The materials of a frame and the members that use them. */
export const frameMaterials = createEntryVerbs({
  entries: ({ materials }: FrameCase) => materials,
  things: ({ members }) => members,
  key: 'materialIndex',
  put: (document, { entries, things }) => ({ ...document, materials: entries, members: things }),
  lost: 'membersLostMaterial',
});

/** The cross-sections of a frame and the members that use them. */
export const frameCrossSections = createEntryVerbs({
  entries: ({ sections }: FrameCase) => sections,
  things: ({ members }) => members,
  key: 'crossSectionIndex',
  put: (document, { entries, things }) => ({ ...document, sections: entries, members: things }),
  lost: 'membersLostSection',
});

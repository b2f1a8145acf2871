import type { FrameCase, FrameJoint } from '@eecs/solver-core/frame';
import { convertFrame } from '@eecs/solver-core/frame-units';
import { listNotes } from '@eecs/solver-core/rules';
import { attachLines, pasteWithSets, takeEntries, takeLoads, toPlainEdit } from '@eecs/ui-kit/editing';
import type { Edit, NewId } from './edit.ts';
import { fitCaseSets } from './fitCaseSets.ts';
import { findJointAt } from './joints.ts';
import { addCaseSet } from './sets.ts';

/**
 * Adds another frame to a document, in its units. Joints at the same position become one; members that exist already
 * are left out. Materials, cross-sections and case sets are added unless the document has the same.
 */
export function addFrame(document: FrameCase, other: FrameCase, newId: NewId): Edit {
  const { part, added } = fitCaseSets(convertFrame(other, document.units.system), document);
  return pasteWithSets(document, { added, addCaseSet, paste: (grown) => addPart(grown, part, newId) });
}

function addPart(document: FrameCase, part: FrameCase, newId: NewId): Edit {
  if (part.joints.length === 0) return toPlainEdit(document);
  const joints: FrameJoint[] = [...document.joints];
  let jointsMerged = 0;
  const ends = part.joints.map((joint) => {
    const loads = takeLoads(document, joint.loads, newId);
    const there = findJointAt({ joints }, joint);
    const own = joints[there];
    if (own === undefined) return joints.push({ ...joint, id: newId(), loads }) - 1;
    jointsMerged += 1;
    const support = own.support ?? joint.support;
    joints[there] = { ...own, loads: [...own.loads, ...loads], ...(support && { support }) };
    return there;
  });
  const materials = takeEntries(document.materials, part.materials);
  const sections = takeEntries(document.sections, part.sections);
  const members = attachLines(document.members, part.members, (joint) => ends[joint] ?? -1).map((member) => ({
    ...member,
    id: newId(),
    materialIndex: materials.indexes[member.materialIndex] ?? -1,
    crossSectionIndex: sections.indexes[member.crossSectionIndex] ?? -1,
    loads: takeLoads(document, member.loads, newId),
  }));
  return {
    document: {
      ...document,
      joints,
      materials: materials.entries,
      sections: sections.entries,
      members: [...document.members, ...members],
    },
    notes: listNotes({ jointsMerged, membersMerged: part.members.length - members.length }),
  };
}

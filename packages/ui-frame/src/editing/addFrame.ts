import type { FrameCase, FrameJoint } from '@eecs/solver-core/frame';
import { convertFrame } from '@eecs/solver-core/frame-units';
import { listNotes } from '@eecs/solver-core/rules';
import { toPlainEdit, toPair } from '@eecs/ui-kit/editing';
import type { Edit, NewId } from './edit.ts';
import { findJointAt } from './joints.ts';

/**
 * Adds another frame to a document, in its units. Joints at one place become one; members that are there already are left
 * out; every load acts in the sets of the document that it names.
 */
export function addFrame(document: FrameCase, added: FrameCase, newId: NewId): Edit {
  const other = convertFrame(added, document.units.system);
  if (other.joints.length === 0) return toPlainEdit(document);
  const joints: FrameJoint[] = [...document.joints];
  let merged = 0;
  const place = other.joints.map((joint) => {
    const there = findJointAt({ joints }, joint);
    const own = joints[there];
    if (own === undefined) return joints.push({ ...joint, id: newId() }) - 1;
    merged += 1;
    const support = own.support ?? joint.support;
    joints[there] = { ...own, loads: [...own.loads, ...joint.loads], ...(support && { support }) };
    return there;
  });
  const materials = [...document.materials];
  const sections = [...document.sections];
  const indexIn = <Entry extends object>(list: Entry[], entry: Entry | undefined): number => {
    if (entry === undefined) return -1;
    const text = JSON.stringify(entry);
    const found = list.findIndex((one) => JSON.stringify(one) === text);
    return found >= 0 ? found : list.push(entry) - 1;
  };
  const seen = new Set(document.members.map(({ i, j }) => toPair(i, j)));
  let doubled = 0;
  const members = other.members.flatMap((member) => {
    const [i, j] = [place[member.i] ?? -1, place[member.j] ?? -1];
    const pair = toPair(i, j);
    if (seen.has(pair)) {
      doubled += 1;
      return [];
    }
    seen.add(pair);
    return [
      {
        ...member,
        id: newId(),
        i,
        j,
        materialIndex: indexIn(materials, other.materials[member.materialIndex]),
        crossSectionIndex: indexIn(sections, other.sections[member.crossSectionIndex]),
      },
    ];
  });
  return {
    document: { ...document, joints, materials, sections, members: [...document.members, ...members] },
    notes: listNotes({ jointsMerged: merged, membersMerged: doubled }),
  };
}

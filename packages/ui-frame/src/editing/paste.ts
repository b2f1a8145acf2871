import type { FrameCase, FrameJoint, MemberLoad } from '@eecs/solver-core/frame';
import {
  attachLines,
  pasteWithSets,
  takeEntries,
  takeLoads,
  toPlainEdit,
  toRefusedEdit,
} from '@eecs/ui-kit/editing';
import type { Edit, NewId } from './edit.ts';
import { lengthOf } from './fitLoads.ts';
import { type Fragment, fitCaseSets } from './fragment.ts';
import { type FrameItem, indexesOf } from './items.ts';
import { findJointAt } from './joints.ts';
import { type Place, tidyPlace } from './place.ts';
import { addCaseSet } from './sets.ts';

export interface PasteOptions {
  /** The selection: loads by themselves are pasted onto it. */
  readonly onto: readonly FrameItem[];
  /** How far a part is moved that would come to stand on itself and has no width. */
  readonly step: number;
  readonly newId: NewId;
}

/**
 * Pastes a part into a frame where it stood; a part whose joints would all come to stand on others is moved aside by its
 * width. A joint that comes to stand on another is that one, unchanged, and no member is doubled. Materials,
 * cross-sections and case sets that are missing come along. Loads by themselves go onto the chosen joints and members.
 */
export function pasteFragment(document: FrameCase, fragment: Fragment, options: PasteOptions): Edit {
  const { part, added } = fitCaseSets(fragment.part, document);
  const paste = fragment.isLoads ? pasteLoads : pastePart;
  return pasteWithSets(document, { added, addCaseSet, paste: (grown) => paste(grown, part, options) });
}

/** Returns the way from joints to a copy of them: their width, their height, or a step if they have neither. */
function findWayAside(joints: readonly Place[], step: number): Place {
  const extentOf = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);
  const width = extentOf(joints.map(({ x }) => x));
  // An upright member is copied to its side: on top of itself it would be another one.
  return { x: width > 0 ? width : step, y: 0 };
}

function pastePart(document: FrameCase, part: FrameCase, { step, newId }: PasteOptions): Edit {
  if (part.joints.length === 0) return toPlainEdit(document);
  const aside = findWayAside(part.joints, step);
  let times = 0;
  const placeOf = ({ x, y }: Place): Place => tidyPlace({ x: x + aside.x * times, y: y + aside.y * times });
  while (part.joints.every((joint) => findJointAt(document, placeOf(joint)) >= 0)) times += 1;
  const joints: FrameJoint[] = [...document.joints];
  const ends = part.joints.map((joint) => {
    const place = placeOf(joint);
    const there = findJointAt({ joints }, place);
    if (there >= 0) return there;
    return (
      joints.push({ ...joint, ...place, id: newId(), loads: takeLoads(document, joint.loads, newId) }) - 1
    );
  });
  const materials = takeEntries(document.materials, part.materials);
  const sections = takeEntries(document.sections, part.sections);
  const added = attachLines(document.members, part.members, (joint) => ends[joint] ?? -1).map((member) => ({
    ...member,
    id: newId(),
    materialIndex: materials.indexes[member.materialIndex] ?? -1,
    crossSectionIndex: sections.indexes[member.crossSectionIndex] ?? -1,
    loads: takeLoads(document, member.loads, newId),
  }));
  return toPlainEdit({
    ...document,
    joints,
    members: [...document.members, ...added],
    materials: materials.entries,
    sections: sections.entries,
  });
}

function pasteLoads(document: FrameCase, part: FrameCase, { onto, newId }: PasteOptions): Edit {
  const ofJoints = part.joints[0]?.loads ?? [];
  const ofMembers = part.members[0]?.loads ?? [];
  const joints = ofJoints.length > 0 ? indexesOf(onto, 'joint') : new Set<number>();
  const members = ofMembers.length > 0 ? indexesOf(onto, 'member') : new Set<number>();
  if (joints.size + members.size === 0) return toRefusedEdit(document, 'pasteNeedsChoice');
  return toPlainEdit({
    ...document,
    joints: document.joints.map((joint, index) =>
      joints.has(index)
        ? { ...joint, loads: [...joint.loads, ...takeLoads(document, ofJoints, newId)] }
        : joint,
    ),
    members: document.members.map((member, index) => {
      if (!members.has(index)) return member;
      const length = lengthOf(document, member);
      const fitted = takeLoads(document, ofMembers, newId).map((load) => keepWithin(load, length));
      return { ...member, loads: [...member.loads, ...fitted] };
    }),
  });
}

/** A load of a longer member goes to the end of a shorter one; a distributed one beyond it covers all of it. */
function keepWithin(load: MemberLoad, length: number): MemberLoad {
  if ('c' in load) return load.x <= length ? load : { ...load, x: length };
  if (load.x === undefined || load.x[1] <= length) return load;
  const [start] = load.x;
  if (start < length) return { ...load, x: [start, length] };
  const { x: _, ...whole } = load;
  return whole;
}

import { type CaseSet, LIMITS } from '@eecs/solver-core';
import { type FrameCase, type FrameJoint, type FrameMember, parseFrame } from '@eecs/solver-core/frame';
import { convertFrame } from '@eecs/solver-core/frame-units';
import { cleanTexts } from '@eecs/solver-core/texts';
import {
  type Fragment as DocumentFragment,
  gatherEntries,
  gatherJoints,
  planCaseSets,
  readFragment as read,
  writeFragment as write,
} from '@eecs/ui-kit/editing';
import { type FrameItem, hasItem, indexesOf, movedJoints } from './items.ts';

/** The header of a clipboard text. */
const FORMAT = 'eecs-frame-fragment';

/** A part of a frame, or only loads, for copying between frames. */
export type Fragment = DocumentFragment<FrameCase>;

/** Picks the selected joints and members, or otherwise the selected loads; null without a selection. */
export function pickFragment(document: FrameCase, items: readonly FrameItem[]): Fragment | null {
  const there = items.filter((item) => hasItem(document, item));
  const joints = movedJoints(document, there);
  if (joints.size > 0) {
    const chosen = indexesOf(there, 'member');
    const members = document.members.filter(({ i, j }, index) =>
      chosen.size > 0 ? chosen.has(index) : joints.has(i) && joints.has(j),
    );
    return { part: cut(document, joints, members), isLoads: false };
  }
  const loads = pickLoads(document, there);
  return loads === null ? null : { part: loads, isLoads: true };
}

/** Writes a selection as text that editors in any tab can read: JSON, in the units of the document. */
export function writeFragment(document: FrameCase, items: readonly FrameItem[]): string | null {
  const fragment = pickFragment(document, items);
  return fragment === null ? null : write(FORMAT, fragment);
}

/**
 * Reads such a text and converts it to the units of a document; null for any other text. It is validated like a file,
 * and hidden characters are removed from its texts.
 */
export function readFragment(text: string, { units }: Pick<FrameCase, 'units'>): Fragment | null {
  return read(text, FORMAT, (part) => {
    const parsed = parseFrame(cleanTexts(part, LIMITS.full));
    return parsed.ok ? convertFrame(parsed.document, units.system) : null;
  });
}

/**
 * Fits a part of one frame to the case sets of another: each set in which its loads, settlements or members act is
 * matched to the one with the same title, or added.
 */
export function fitCaseSets(
  part: FrameCase,
  to: FrameCase,
): { readonly part: FrameCase; readonly added: readonly CaseSet[] } {
  const { caseSets: from, joints, members } = part;
  const owners = [...joints.map(({ support }) => support), ...members];
  const masks = [
    ...[...joints, ...members].flatMap(({ loads }) =>
      (loads as readonly { readonly sets: number }[]).map(({ sets }) => sets),
    ),
    ...owners.flatMap((owner) => (owner?.sets === undefined ? [] : [owner.sets])),
  ];
  const { added, toMask } = planCaseSets(masks, { from, to: to.caseSets });
  const fit = <Load extends { readonly sets: number }>(load: Load): Load => ({
    ...load,
    sets: toMask(load.sets) || 1,
  });
  const own = <Owner extends { readonly sets?: number }>(owner: Owner): Owner =>
    owner.sets === undefined ? owner : { ...owner, sets: toMask(owner.sets) || Math.min(1, owner.sets) };
  return {
    part: {
      ...part,
      joints: joints.map((joint) => ({
        ...joint,
        loads: joint.loads.map(fit),
        ...(joint.support && { support: own(joint.support) }),
      })),
      members: members.map((member) => ({ ...own(member), loads: member.loads.map(fit) })),
    },
    added,
  };
}

/** Creates a document from some joints and members, with their materials and cross-sections. */
function cut(document: FrameCase, chosen: ReadonlySet<number>, members: readonly FrameMember[]): FrameCase {
  const joints = gatherJoints(document.joints, chosen);
  const materials = gatherEntries(
    document.materials,
    members.map(({ materialIndex }) => materialIndex),
  );
  const sections = gatherEntries(
    document.sections,
    members.map(({ crossSectionIndex }) => crossSectionIndex),
  );
  return {
    ...document,
    joints: joints.used,
    members: members.map((member) => ({
      ...member,
      i: joints.toNew(member.i),
      j: joints.toNew(member.j),
      materialIndex: materials.toNew(member.materialIndex),
      crossSectionIndex: sections.toNew(member.crossSectionIndex),
    })),
    materials: materials.used,
    sections: sections.used,
    guides: [],
  };
}

/**
 * Creates a document of loads only, on joints and a member that just carry them; the member is as long as the longest
 * loaded one.
 */
function pickLoads(document: FrameCase, items: readonly FrameItem[]): FrameCase | null {
  const ofJoints = items.flatMap((item) =>
    item.kind === 'jointLoad' ? (document.joints[item.joint]?.loads[item.index] ?? []) : [],
  );
  const ofMembers = items.flatMap((item) =>
    item.kind === 'memberLoad' ? (document.members[item.member]?.loads[item.index] ?? []) : [],
  );
  if (ofJoints.length + ofMembers.length === 0) return null;
  const reach = Math.max(1, ...ofMembers.flatMap((load) => load.x ?? []));
  const joint = (x: number): FrameJoint => ({ id: `carrier-${x}`, x, y: 0, loads: [] });
  const carrier: FrameMember = {
    id: 'carrier',
    i: 0,
    j: 1,
    materialIndex: -1,
    crossSectionIndex: -1,
    alpha: 0,
    flip: false,
    ends: { i: {}, j: {} },
    loads: ofMembers,
  };
  return {
    ...document,
    joints: [{ ...joint(0), loads: ofJoints }, joint(reach)],
    members: [carrier],
    materials: [],
    sections: [],
    guides: [],
  };
}

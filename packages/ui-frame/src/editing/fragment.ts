import { type CaseSet, LIMITS } from '@eecs/solver-core';
import { type FrameCase, type FrameJoint, type FrameMember, parseFrame } from '@eecs/solver-core/frame';
import { convertFrame } from '@eecs/solver-core/frame-units';
import { cleanTexts } from '@eecs/solver-core/texts';
import { planCaseSets } from '@eecs/ui-kit/editing';
import { type FrameItem, hasItem, indexesOf, movedJoints } from './items.ts';

/** The header of a text on the clipboard. */
const FORMAT = 'eecs-frame-fragment';

/** A part of a frame, or loads by themselves, as it is copied from one frame into another. */
export interface Fragment {
  /** The part as a document of its own: members name its joints, its materials and its cross-sections. */
  readonly part: FrameCase;
  /** Loads alone were copied: joints and members only carry them. */
  readonly isLoads: boolean;
}

/** Picks the chosen joints and members, or where there are none of them the chosen loads; null if nothing is chosen. */
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

/** Writes a choice as a text that any tab of an editor reads: JSON, in the units of the document. */
export function writeFragment(document: FrameCase, items: readonly FrameItem[]): string | null {
  const fragment = pickFragment(document, items);
  return fragment === null
    ? null
    : JSON.stringify({ format: FORMAT, isLoads: fragment.isLoads, ...fragment.part });
}

/**
 * Reads such a text, in the units of a document; null of any other text. It is read as strictly as a file, and its texts
 * lose their hidden signs.
 */
export function readFragment(text: string, { units }: Pick<FrameCase, 'units'>): Fragment | null {
  if (!text.includes(FORMAT)) return null;
  const value = parseJson(text);
  if (typeof value !== 'object' || value === null || !('format' in value) || value.format !== FORMAT)
    return null;
  const { format: _, isLoads, ...bare } = value as { format: string; isLoads?: unknown };
  const parsed = parseFrame(cleanTexts(bare, LIMITS.full));
  if (!parsed.ok) return null;
  return { part: convertFrame(parsed.document, units.system), isLoads: isLoads === true };
}

/**
 * Puts a part of one frame into the case sets of another: each set that loads, settlements or members act in is the one
 * of the same title, or comes along.
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

/** Makes a document of some joints and members, with the materials and cross-sections those have. */
function cut(document: FrameCase, chosen: ReadonlySet<number>, members: readonly FrameMember[]): FrameCase {
  const place = new Map([...chosen].sort((a, b) => a - b).map((old, index) => [old, index]));
  const materials = gather(document.materials, members, 'materialIndex');
  const sections = gather(document.sections, members, 'crossSectionIndex');
  return {
    ...document,
    joints: document.joints.filter((_, index) => chosen.has(index)),
    members: members.map((member) => ({
      ...member,
      i: place.get(member.i) ?? -1,
      j: place.get(member.j) ?? -1,
      materialIndex: materials.toNew(member.materialIndex),
      crossSectionIndex: sections.toNew(member.crossSectionIndex),
    })),
    materials: materials.used,
    sections: sections.used,
    guides: [],
  };
}

function gather<Entry>(
  entries: readonly Entry[],
  members: readonly FrameMember[],
  name: 'materialIndex' | 'crossSectionIndex',
): { readonly used: readonly Entry[]; readonly toNew: (old: number) => number } {
  const order = [...new Set(members.map((member) => member[name]))].filter((index) => index in entries);
  return {
    used: order.flatMap((index) => entries.slice(index, index + 1)),
    toNew: (old) => order.indexOf(old),
  };
}

/** Makes a document of loads alone, on joints and a member that only carry them: as long as the longest that is loaded. */
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

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

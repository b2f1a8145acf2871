import { checkFrameGeometry } from '../../frame/assembly/checkFrameGeometry.ts';
import { placeOnMember, rangeOnMember } from '../../frame/assembly/memberPlaces.ts';
import type { FrameCase, FrameJoint, MemberLoad } from '../../model/frame/frameDocument.ts';
import { NO_COUNTERS, type Counters } from '../common/counters.ts';
import { listLoadPlaces } from './loadPlaces.ts';
import type { LoadPlace } from './loadPlaces.ts';

/** The fault of an invalid member. */
export type MemberProblem = 'missingJoint' | 'memberToItself' | 'zeroLength' | 'looseMember';

/** Objects in impossible places. */
export interface Collisions {
  /** Members by their indexes, each once, with their fault. */
  readonly members: readonly { readonly member: number; readonly reason: MemberProblem }[];
  /** Loads that reach beyond an end of their member. */
  readonly loadsBeyond: readonly LoadPlace[];
  /** Supported joints at the place of another supported joint, by their indexes. */
  readonly supportsAtOnePlace: readonly number[];
}

const PROBLEMS: Readonly<Record<string, MemberProblem>> = {
  'geometry.memberToItself': 'memberToItself',
  'geometry.zeroLength': 'zeroLength',
  'geometry.releases': 'looseMember',
};

/**
 * Finds the collisions of a frame: members that connect a joint to itself, refer to a missing joint, have no length or
 * too many releases; loads beyond the end of their member; two supports at one place.
 *
 * @example findCollisions(document).members // [{ member: 4, reason: 'zeroLength' }]
 */
export function findCollisions(document: FrameCase): Collisions {
  return {
    members: findInvalidMembers(document),
    loadsBeyond: findLoadsBeyond(document),
    supportsAtOnePlace: findSupportsAtOnePlace(document.joints),
  };
}

/** Counts the collisions of a frame for the counters of a case. No rule of a frame adjusts supports. */
export function countCollisions(document: FrameCase): Counters {
  return {
    ...NO_COUNTERS,
    loadCollisions: findLoadsBeyond(document).length,
    supportCollisions: findSupportsAtOnePlace(document.joints).length,
  };
}

/** Lists invalid members, each with the first of its faults. */
export function findInvalidMembers(document: FrameCase): Collisions['members'] {
  const found = new Map<number, MemberProblem>();
  for (const { code, path } of checkFrameGeometry(document)) {
    const [, list = '', index = '', field = ''] = path.split('/');
    const isEnd = code === 'geometry.index' && (field === 'i' || field === 'j');
    const reason = isEnd ? 'missingJoint' : PROBLEMS[code];
    const member = Number(index);
    if (list === 'members' && reason !== undefined && !found.has(member)) found.set(member, reason);
  }
  return [...found].map(([member, reason]) => ({ member, reason }));
}

/** Lists the loads that reach beyond an end of their member; a member without two joints has no end. */
export function findLoadsBeyond(document: Pick<FrameCase, 'joints' | 'members'>): readonly LoadPlace[] {
  const lengths = document.members.map(
    ({ i, j }) => distanceBetween(document.joints[i], document.joints[j]) ?? Infinity,
  );
  return listLoadPlaces(
    document,
    (load, { list, index }) => list === 'members' && isBeyond(load as MemberLoad, lengths[index] ?? Infinity),
  );
}

/** Returns the distance between two joints; null if one of them does not exist. */
export function distanceBetween(a: FrameJoint | undefined, b: FrameJoint | undefined): number | null {
  return a === undefined || b === undefined ? null : Math.hypot(b.x - a.x, b.y - a.y);
}

/** Returns whether a load reaches beyond an end of its member. */
function isBeyond(load: MemberLoad, length: number): boolean {
  const [from, to] =
    'y' in load
      ? rangeOnMember(load.x, length)
      : [placeOnMember(load.x, length), placeOnMember(load.x, length)];
  return from < 0 || to > length;
}

function findSupportsAtOnePlace(joints: readonly FrameJoint[]): number[] {
  const taken = new Set<string>();
  return joints.flatMap(({ support, x, y }, index) => {
    if (support === undefined) return [];
    // Adding zero turns -0 into 0, which is the same place.
    const place = `${x + 0} ${y + 0}`;
    const isTaken = taken.has(place);
    taken.add(place);
    return isTaken ? [index] : [];
  });
}

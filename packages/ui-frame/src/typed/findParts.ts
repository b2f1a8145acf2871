import type { FrameCase } from '@eecs/solver-core/frame';
import { createLineProblem as createProblem, findMissingJoint } from '@eecs/ui-kit/editor';
import { lengthOf } from '../editing/fitLoads.ts';
import { listJoints, listMembers } from './listGroups.ts';
import type { JointsAt, MembersAt, Problem } from './statement.ts';

/**
 * The joints or members that a statement refers to, by index; `x` is the position along members, null for the middle.
 */
export interface Found {
  readonly of: 'joints' | 'members';
  readonly found: readonly number[];
  readonly x: number | null;
}

/** A position may be this share of the member's length beyond its end, because of rounding. */
const SLACK = 1e-9;

/** Finds joints by their word or their indexes. */
export function findJoints(document: FrameCase, { joints }: JointsAt): Found | Problem {
  const found = typeof joints === 'string' ? listJoints(document, joints) : joints;
  const missing = findMissingJoint(document.joints, found);
  if (missing !== null) return missing;
  return found.length === 0 ? createProblem('noGroup', '') : { of: 'joints', found, x: null };
}

/** Finds members by their word or their indexes, and checks that a position lies on each of them. */
export function findMembers(document: FrameCase, { members, x }: MembersAt): Found | Problem {
  const found = typeof members === 'string' ? listMembers(document, members) : members;
  const { length } = document.members;
  const missing = found.find((index) => index >= length);
  if (missing !== undefined) return createProblem('noMember', String(missing + 1), length);
  if (found.length === 0) return createProblem('noGroup', '');
  const short = findShorter(document, found, x ?? 0);
  return short === undefined ? { of: 'members', found, x } : createProblem('outside', String(short + 1));
}

/** Finds the first member that is shorter than a position along it. */
export function findShorter(document: FrameCase, members: readonly number[], x: number): number | undefined {
  return members.find((index) => x > lengthOf(document, document.members[index]!) * (1 + SLACK));
}

/** Finds the joints or members that a statement refers to. */
export function findParts(document: FrameCase, at: JointsAt | MembersAt): Found | Problem {
  return at.kind === 'joints' ? findJoints(document, at) : findMembers(document, at);
}

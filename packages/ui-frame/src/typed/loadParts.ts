import type { FrameCase, FrameMember, MemberLoad } from '@eecs/solver-core/frame';
import { createLineProblem as createProblem } from '@eecs/ui-kit/editor';
import type { NewId } from '../editing/edit.ts';
import { lengthOf } from '../editing/fitLoads.ts';
import { addJointLoads, addMemberLoads } from '../editing/loads.ts';
import { mapMembers } from '../editing/members.ts';
import { tidy } from '../editing/place.ts';
import type { Step } from './applyFrameLine.ts';
import { type Found, findShorter } from './findParts.ts';
import type { PointLoad, Problem, SpreadLoad } from './statement.ts';

/** A load to be added, with its case set. */
interface Adding<Load> {
  readonly load: Load;
  readonly set: number;
  readonly newId: NewId;
}

/** Adds a force or a moment to joints, or to members at their position. */
export function loadParts(
  document: FrameCase,
  { of, found, x }: Found,
  { load: { className, value }, set, newId }: Adding<PointLoad>,
): Step {
  if (of === 'joints') {
    const { document: loaded } = addJointLoads(document, new Set(found), { className, value, set }, newId);
    const load = loaded.joints[found[0] ?? 0]?.loads.at(-1);
    return { document: loaded, joints: found, ...(load !== undefined && { load }) };
  }
  const place = (member: FrameMember): number => {
    const length = lengthOf(document, member);
    return x === null ? tidy(length / 2) : Math.min(x, length);
  };
  const { document: loaded } = addMemberLoads(
    document,
    new Set(found),
    { className, value, x: place, set },
    newId,
  );
  return { document: loaded, members: found, ...lastOf(loaded, found) };
}

/** Adds a load along members, or on a range of each. */
export function loadMembers(
  document: FrameCase,
  members: readonly number[],
  { load: { verb, axis, isProjected, y, x, source }, set, newId }: Adding<SpreadLoad>,
): Step | Problem {
  const short = x === null ? undefined : findShorter(document, members, x[1]);
  if (short !== undefined) return createProblem('outside', String(short + 1));
  const loaded = mapMembers(document, new Set(members), (member) => {
    const length = lengthOf(document, member);
    const load: MemberLoad = {
      id: newId(),
      className: verb === 'mass' ? 'DistributedMass' : 'DistributedLoad',
      y,
      ...(source && { source }),
      ...(x !== null && { x: [x[0], Math.min(x[1], length)] as const }),
      alpha: axis === 'y' ? 90 : 0,
      sets: 2 ** set,
      frame: isProjected ? 'projected' : 'global',
    };
    return { ...member, loads: [...member.loads, load] };
  }).document;
  return { document: loaded, members, ...lastOf(loaded, members) };
}

/** Returns the last load of the first of some members. */
function lastOf(document: FrameCase, members: readonly number[]): Pick<Step, 'load'> {
  const load = document.members[members[0] ?? 0]?.loads.at(-1);
  return load === undefined ? {} : { load };
}

import type { FrameCase, FrameMember, MemberLoad } from '@eecs/solver-core/frame';
import { distanceOf, tidy } from './place.ts';

/** Returns the length of a member, in the document's unit. */
export function lengthOf(
  { joints }: Pick<FrameCase, 'joints'>,
  { i, j }: Pick<FrameMember, 'i' | 'j'>,
): number {
  const [a, b] = [joints[i], joints[j]];
  return a === undefined || b === undefined ? 0 : distanceOf(a, b);
}

/**
 * Moves loads that would lie beyond an end of a shortened member: a point load to the end, a distributed one to the
 * same share of the member. Counts them.
 */
export function fitLoads(
  before: FrameCase,
  after: FrameCase,
  moved: ReadonlySet<number>,
): { readonly document: FrameCase; readonly count: number } {
  let count = 0;
  const members = after.members.map((member, index) => {
    if (!(moved.has(member.i) || moved.has(member.j)) || member.loads.length === 0) return member;
    const length = lengthOf(after, member);
    const was = lengthOf(before, before.members[index] ?? member);
    const loads = member.loads.map((load) => {
      const fitted = fitLoad(load, length, was);
      if (fitted !== load) count += 1;
      return fitted;
    });
    return loads.every((load, at) => load === member.loads[at]) ? member : { ...member, loads };
  });
  return { document: count === 0 ? after : { ...after, members }, count };
}

function fitLoad(load: MemberLoad, length: number, was: number): MemberLoad {
  if ('c' in load) return load.x <= length ? load : { ...load, x: length };
  if (load.x === undefined || Math.max(...load.x) <= length) return load;
  const share = was === 0 ? 1 : length / was;
  return { ...load, x: [tidy(load.x[0] * share), Math.min(length, tidy(load.x[1] * share))] };
}

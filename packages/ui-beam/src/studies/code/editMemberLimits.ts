import type { BeamCase } from '@eecs/solver-core';
import type { MemberLimits } from '@eecs/solver-core/combinations';

/** Names the standard that a beam is checked by with what it leaves to choose; null takes the check away. */
export function withMemberLimits({ limits, ...document }: BeamCase, members: MemberLimits | null): BeamCase {
  const { members: _, ...others } = limits ?? {};
  const next = members === null ? others : { ...others, members };
  return Object.keys(next).length === 0 ? document : { ...document, limits: next };
}

/** Changes some of the limits; undefined takes one away. */
export function changeMemberLimits(
  limits: MemberLimits,
  change: { readonly [Key in keyof MemberLimits]?: MemberLimits[Key] | undefined },
): MemberLimits {
  const entries = Object.entries({ ...limits, ...change }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as unknown as MemberLimits;
}

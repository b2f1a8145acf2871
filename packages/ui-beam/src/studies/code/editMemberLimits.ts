import type { MemberLimits } from '@eecs/solver-core/combinations';

/** Changes some of the limits; undefined takes one away. */
export function changeMemberLimits(
  limits: MemberLimits,
  change: { readonly [Key in keyof MemberLimits]?: MemberLimits[Key] | undefined },
): MemberLimits {
  const entries = Object.entries({ ...limits, ...change }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as unknown as MemberLimits;
}

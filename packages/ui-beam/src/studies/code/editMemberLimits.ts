import type { MemberLimits } from '@eecs/solver-core/combinations';

/** Changes some of the limits; undefined removes one. */
export function changeMemberLimits(
  limits: MemberLimits,
  change: { readonly [Key in keyof MemberLimits]?: MemberLimits[Key] | undefined },
): MemberLimits {
  const entries = Object.entries({ ...limits, ...change }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as unknown as MemberLimits;
}

type Factors = NonNullable<MemberLimits['K']>;

/** Gives the spans, from the left, their factors in one plane; undefined where none is left. */
export function withFactors(K: Factors, axis: 'y' | 'z', factors: readonly number[]): Factors | undefined {
  const spans = Array.from({ length: Math.max(K.length, factors.length) }, (_, index) => {
    const { [axis]: _old, ...others } = K[index] ?? {};
    const factor = factors[index];
    return factor === undefined ? others : { ...others, [axis]: factor };
  });
  const last = spans.findLastIndex((one) => Object.keys(one).length > 0);
  return last < 0 ? undefined : spans.slice(0, last + 1);
}

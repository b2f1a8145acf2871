import type { FoundForce, TrussCase, TrussSet } from '@eecs/solver-core/truss';
import { ANCHOR } from '../editing/joints.ts';
import { AXES } from '../editing/place.ts';

/** Lists the possible reaction forces, one for each restrained direction, with the solver's values. */
export function listReactions(
  { joints }: TrussCase,
  { R, b }: TrussSet,
): readonly Extract<FoundForce, { kind: 'reaction' }>[] {
  const axes = AXES.slice(0, b.length / Math.max(1, joints.length));
  return R.flatMap((reaction) =>
    axes
      .filter((axis) => ((joints[reaction.joint]?.anchor ?? 0) & ANCHOR[axis]) !== 0)
      .map((axis) => ({ kind: 'reaction' as const, joint: reaction.joint, axis, force: reaction[axis] })),
  );
}

import { integrateAlong } from '../../member/curve/integrateAlong.ts';
import type { FrameCase, MemberLoad } from '../../model/frame/frameDocument.ts';
import { ordinatesOf } from './collectFrameActions.ts';
import type { FrameModel, ModelMember } from './frameModel.ts';
import { axisLength } from './memberAxis.ts';
import { rangeOnMember } from './memberPlaces.ts';

/**
 * Computes the mass of a frame and of the masses on it: rho·A·l or the stated mass of every member and every
 * `DistributedMass`, whether or not self weight acts and whatever case sets these belong to. In kg or lb; members
 * without constants count as weightless.
 */
export function totalMassOfFrame({ members }: FrameCase, model: FrameModel): number {
  let total = 0;
  model.members.forEach((member, k) => {
    total += member.mass * axisLength(member) + massOfLoads(members[k]!.loads, member);
  });
  return total;
}

/** Sums the masses on a member with a given chord. */
export function massOfLoads(
  loads: readonly MemberLoad[],
  { length, curve }: Pick<ModelMember, 'length' | 'curve'>,
): number {
  let mass = 0;
  for (const load of loads) {
    if (load.className !== 'DistributedMass') continue;
    if (curve) {
      mass += integrateAlong(curve, ordinatesOf(load, { length }));
      continue;
    }
    const [x0, x1] = rangeOnMember(load.x, length);
    const [start, middle, end] = load.y;
    // Simpson's rule is exact for the quadratic through the ordinates.
    mass += ((start + 4 * middle + end) / 6) * (x1 - x0);
  }
  return mass;
}

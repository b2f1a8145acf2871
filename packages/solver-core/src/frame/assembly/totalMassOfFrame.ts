import type { FrameCase, MemberLoad } from '../../model/frame/frameDocument.ts';
import type { FrameModel } from './frameModel.ts';
import { rangeOnMember } from './memberPlaces.ts';

/**
 * Computes the mass of a frame and of the masses on it: rho·A·l or the stated mass of every member and every
 * `DistributedMass`, whether or not self weight acts and whatever case sets these belong to. In kg or lb; members
 * without constants count as weightless.
 */
export function totalMassOfFrame({ members }: FrameCase, model: FrameModel): number {
  let total = 0;
  model.members.forEach(({ mass, length }, k) => {
    total += mass * length;
    total += massOfLoads(members[k]!.loads, length);
  });
  return total;
}

/** Sums the masses on a member of a given length. */
export function massOfLoads(loads: readonly MemberLoad[], length: number): number {
  let mass = 0;
  for (const load of loads) {
    if (load.className !== 'DistributedMass') continue;
    const [x0, x1] = rangeOnMember(load.x, length);
    const [start, middle, end] = load.y;
    // Simpson's rule is exact for the quadratic through the ordinates.
    mass += ((start + 4 * middle + end) / 6) * (x1 - x0);
  }
  return mass;
}

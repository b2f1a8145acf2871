import { PIVOT } from '../../linalg/tolerance.ts';
import { isHeld } from '../results/pinJointed.ts';
import type { PinJointed } from '../results/pinJointed.ts';
import type { LinkGraph } from '../../sparse/system/linkGraph.ts';
import type { Singular } from '../../sparse/system/factorization.ts';

/**
 * Finds a joint whose links are all perpendicular to one of its free directions within rounding: the sum of the squared
 * direction cosines along it is less than PIVOT. Elimination compares a pivot with its initial value and would not
 * notice that it was too small from the beginning.
 */
export function findFlatJoint(
  { system, directions }: PinJointed,
  { first, links }: LinkGraph,
): Singular['singular'] | null {
  const { dim, anchors } = system;
  for (let joint = 0; joint < anchors.length; joint++) {
    let xx = 0;
    let yy = 0;
    let zz = 0;
    for (let k = first[joint]!; k < first[joint + 1]!; k++) {
      const at = dim * links[k]!;
      const x = directions[at]!;
      const y = directions[at + 1]!;
      const z = dim === 3 ? directions[at + 2]! : 0;
      xx += x * x;
      yy += y * y;
      zz += z * z;
    }
    const sum = xx + yy + zz;
    // Only a joint that is nearly flat is examined closely.
    if (Math.min(xx, yy, dim === 3 ? zz : yy) > 2 * PIVOT * sum) continue;
    for (let axis = 0 as 0 | 1 | 2; axis < dim; axis++) {
      const pivot = [xx, yy, zz][axis]! / sum;
      if (pivot <= PIVOT && !isHeld(system, joint, axis)) return { joint, axis, pivot };
    }
  }
  return null;
}

import { PIVOT } from '../../linalg/tolerance.ts';
import { isHeld } from '../results/pinJointed.ts';
import type { PinJointed } from '../results/pinJointed.ts';
import type { LinkGraph } from '../system/linkGraph.ts';
import type { Singular } from '../system/factorization.ts';

/**
 * Finds a joint whose links all lie across one of its free directions within rounding: of the squares of their
 * direction cosines less than PIVOT falls to it. Elimination, which compares a pivot with what it was at first, would
 * not see that it was too small from the beginning.
 */
export function findFlatJoint(
  { system, directions }: PinJointed,
  { first, links }: LinkGraph,
): Singular['singular'] | null {
  const { dim, anchors } = system;
  const squares = new Float64Array(dim);
  for (let joint = 0; joint < anchors.length; joint++) {
    squares.fill(0);
    for (let k = first[joint]!; k < first[joint + 1]!; k++)
      for (let axis = 0; axis < dim; axis++) squares[axis]! += directions[dim * links[k]! + axis]! ** 2;
    let sum = 0;
    for (let axis = 0; axis < dim; axis++) sum += squares[axis]!;
    for (let axis = 0 as 0 | 1 | 2; axis < dim; axis++) {
      const pivot = squares[axis]! / sum;
      if (pivot <= PIVOT && !isHeld(system, joint, axis)) return { joint, axis, pivot };
    }
  }
  return null;
}

import { PIVOT } from '../../linalg/tolerance.ts';
import { isHeld } from '../results/pinJointed.ts';
import type { PinJointed } from '../results/pinJointed.ts';
import type { Singular } from '../system/factorization.ts';

/**
 * Finds a joint whose links all lie across one of its free directions within rounding: of the squares of their
 * direction cosines less than PIVOT falls to it. Elimination, which compares a pivot with what it was at first, would
 * not see that it was too small from the beginning.
 */
export function findFlatJoint(model: PinJointed): Singular['singular'] | null {
  const { system, directions } = model;
  const { dim, ends, anchors } = system;
  const squares = new Float64Array(dim * anchors.length);
  for (let link = 0; 2 * link < ends.length; link++) {
    const i = dim * ends[2 * link]!;
    const j = dim * ends[2 * link + 1]!;
    for (let axis = 0; axis < dim; axis++) {
      const square = directions[dim * link + axis]! ** 2;
      squares[i + axis]! += square;
      squares[j + axis]! += square;
    }
  }
  for (let joint = 0; joint < anchors.length; joint++) {
    let sum = 0;
    for (let axis = 0; axis < dim; axis++) sum += squares[dim * joint + axis]!;
    for (let axis = 0 as 0 | 1 | 2; axis < dim; axis++) {
      const pivot = squares[dim * joint + axis]! / sum;
      if (pivot <= PIVOT && !isHeld(system, joint, axis)) return { joint, axis, pivot };
    }
  }
  return null;
}

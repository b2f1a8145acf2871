import { ASSUMED_SIZE } from '../../linalg/tolerance.ts';
import { addLinkForcesInto } from './linkForces.ts';
import type { PinJointed } from './pinJointed.ts';
import type { SetSolution } from './solveSet.ts';

/**
 * Returns the largest unbalanced force at a joint, from loads, links and anchor, relative to the largest of them there
 * or to a thousandth of the largest force of the set.
 */
export function jointResidual(model: PinJointed, loads: Float64Array, { N, R, scale }: SetSolution): number {
  const { dim, ends, anchors } = model.system;
  const sizes = new Float64Array(anchors.length).fill(ASSUMED_SIZE * scale);
  const left = loads.map((load, i) => load + R[i]!);
  addLinkForcesInto(left, model, N);
  for (let link = 0; link < N.length; link++) {
    const force = Math.abs(N[link]!);
    for (const joint of [ends[2 * link]!, ends[2 * link + 1]!]) sizes[joint] = Math.max(sizes[joint]!, force);
  }
  let worst = 0;
  for (let i = 0; i < left.length; i++) {
    const joint = Math.floor(i / dim);
    const size = Math.max(sizes[joint]!, Math.abs(loads[i]!), Math.abs(R[i]!));
    if (size > 0) worst = Math.max(worst, Math.abs(left[i]!) / size);
  }
  return worst;
}

/**
 * Returns the residual of loads and reactions of the whole truss: forces along the axes and moments about the middle of
 * its extent, each relative to the largest of its terms; moments also relative to a thousandth of the largest force
 * times the longest arm.
 */
export function wholeResidual(model: PinJointed, loads: Float64Array, { R, scale }: SetSolution): number {
  const { dim, coordinates, anchors } = model.system;
  const middle = middleOf(coordinates, dim);
  const sums = new Float64Array(6);
  const sizes = new Float64Array(6);
  let longest = 0;
  const add = (k: number, term: number) => {
    sums[k]! += term;
    sizes[k] = Math.max(sizes[k]!, Math.abs(term));
  };
  for (let joint = 0; joint < anchors.length; joint++) {
    const at = dim * joint;
    const arm = [0, 0, 0];
    const force = [0, 0, 0];
    for (let axis = 0; axis < dim; axis++) {
      arm[axis] = coordinates[at + axis]! - middle[axis]!;
      force[axis] = loads[at + axis]! + R[at + axis]!;
      longest = Math.max(longest, Math.abs(arm[axis]!));
    }
    for (let axis = 0; axis < 3; axis++) {
      const next = (axis + 1) % 3;
      const last = (axis + 2) % 3;
      add(axis, force[axis]!);
      add(3 + axis, arm[next]! * force[last]!);
      add(3 + axis, -arm[last]! * force[next]!);
    }
  }
  let worst = 0;
  sums.forEach((sum, k) => {
    const size = Math.max(sizes[k]!, ASSUMED_SIZE * scale * (k < 3 ? 1 : longest));
    if (size > 0) worst = Math.max(worst, Math.abs(sum) / size);
  });
  return worst;
}

function middleOf(coordinates: Float64Array, dim: 2 | 3): number[] {
  const least = [Infinity, Infinity, Infinity];
  const most = [-Infinity, -Infinity, -Infinity];
  coordinates.forEach((place, i) => {
    const axis = i % dim;
    least[axis] = Math.min(least[axis]!, place);
    most[axis] = Math.max(most[axis]!, place);
  });
  return least.map((value, axis) => (value + most[axis]!) / 2);
}

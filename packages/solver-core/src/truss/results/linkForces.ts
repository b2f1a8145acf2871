import type { PinJointed } from './pinJointed.ts';

/** Adds to `forces` (`dim` a joint) what links with the axial forces `N`, tension positive, do to their joints. */
export function addLinkForcesInto(forces: Float64Array, model: PinJointed, N: Float64Array): void {
  const { system, directions } = model;
  const { dim, ends } = system;
  for (let link = 0; link < N.length; link++) {
    const force = N[link]!;
    const i = dim * ends[2 * link]!;
    const j = dim * ends[2 * link + 1]!;
    for (let axis = 0; axis < dim; axis++) {
      const part = force * directions[dim * link + axis]!;
      forces[i + axis]! += part;
      forces[j + axis]! -= part;
    }
  }
}

/** Computes by how much the displacements `u` of the joints lengthen each link. */
export function elongationsOf(model: PinJointed, u: Float64Array): Float64Array {
  const { system, directions, lengths } = model;
  const { dim, ends } = system;
  const found = new Float64Array(lengths.length);
  for (let link = 0; link < found.length; link++) {
    const i = dim * ends[2 * link]!;
    const j = dim * ends[2 * link + 1]!;
    let sum = 0;
    for (let axis = 0; axis < dim; axis++)
      sum += (u[j + axis]! - u[i + axis]!) * directions[dim * link + axis]!;
    found[link] = sum;
  }
  return found;
}

import type { PinJointed } from './pinJointed.ts';

// The functions below are written out for the plane and for space, because an inner loop over the axes takes three
// times as long, and an edit of loads waits for them.

/**
 * Adds to `forces` (`dim` numbers for each joint) the forces of links on their joints, from the axial forces `N`,
 * tension positive.
 */
export function addLinkForcesInto(
  forces: Float64Array,
  { system, directions }: PinJointed,
  N: Float64Array,
): void {
  const { dim, ends } = system;
  if (dim === 2) {
    for (let link = 0; link < N.length; link++) {
      const i = 2 * ends[2 * link]!;
      const j = 2 * ends[2 * link + 1]!;
      const x = N[link]! * directions[2 * link]!;
      const y = N[link]! * directions[2 * link + 1]!;
      forces[i]! += x;
      forces[i + 1]! += y;
      forces[j]! -= x;
      forces[j + 1]! -= y;
    }
    return;
  }
  for (let link = 0; link < N.length; link++) {
    const i = 3 * ends[2 * link]!;
    const j = 3 * ends[2 * link + 1]!;
    const x = N[link]! * directions[3 * link]!;
    const y = N[link]! * directions[3 * link + 1]!;
    const z = N[link]! * directions[3 * link + 2]!;
    forces[i]! += x;
    forces[i + 1]! += y;
    forces[i + 2]! += z;
    forces[j]! -= x;
    forces[j + 1]! -= y;
    forces[j + 2]! -= z;
  }
}

/**
 * Adds to each `values[link]` the elongation of the link under the displacements `u` of the joints, times
 * `factors[link]` (1 by default). Returns the greatest absolute value added; NaN if one is NaN.
 */
export function addElongationsInto(
  values: Float64Array,
  { system, directions }: PinJointed,
  u: Float64Array,
  factors: Float64Array | null = null,
): number {
  const { dim, ends } = system;
  let most = 0;
  if (dim === 2) {
    for (let link = 0; link < values.length; link++) {
      const i = 2 * ends[2 * link]!;
      const j = 2 * ends[2 * link + 1]!;
      const longer =
        (u[j]! - u[i]!) * directions[2 * link]! + (u[j + 1]! - u[i + 1]!) * directions[2 * link + 1]!;
      const added = factors ? factors[link]! * longer : longer;
      values[link]! += added;
      if (!(Math.abs(added) <= most)) most = Math.abs(added);
    }
    return most;
  }
  for (let link = 0; link < values.length; link++) {
    const i = 3 * ends[2 * link]!;
    const j = 3 * ends[2 * link + 1]!;
    const longer =
      (u[j]! - u[i]!) * directions[3 * link]! +
      (u[j + 1]! - u[i + 1]!) * directions[3 * link + 1]! +
      (u[j + 2]! - u[i + 2]!) * directions[3 * link + 2]!;
    const added = factors ? factors[link]! * longer : longer;
    values[link]! += added;
    if (!(Math.abs(added) <= most)) most = Math.abs(added);
  }
  return most;
}

/** Computes the elongation of each link under the displacements `u` of the joints. */
export function elongationsOf(model: PinJointed, u: Float64Array): Float64Array {
  const found = new Float64Array(model.lengths.length);
  addElongationsInto(found, model, u);
  return found;
}

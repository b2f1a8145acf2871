import { type JointSystem } from './jointSystem.ts';
import { type Factor } from './factorization.ts';
import { solveSystem } from './solution.ts';

/**
 * Computes what displacements leave unbalanced, f - K·u, link by link: force on each joint, 0 in held directions.
 *
 * The elongation of a link is taken from the difference of its ends' displacements, so that a truss that moves as a whole leaves no rounding
 * of its large entries, as the rows of K would.
 */
export function residual(
  system: JointSystem,
  displacements: Float64Array,
  forces: Float64Array,
): Float64Array {
  const { dim, coordinates, ends, stiffness, anchors } = system;
  const rest = forces.slice();
  for (let link = 0; link < stiffness.length; link++) {
    const i = dim * ends[2 * link]!;
    const j = dim * ends[2 * link + 1]!;
    let square = 0;
    let stretch = 0;
    for (let axis = 0; axis < dim; axis++) {
      const d = coordinates[j + axis]! - coordinates[i + axis]!;
      square += d * d;
      stretch += d * (displacements[j + axis]! - displacements[i + axis]!);
    }
    const density = (stiffness[link]! * stretch) / square;
    for (let axis = 0; axis < dim; axis++) {
      const force = density * (coordinates[j + axis]! - coordinates[i + axis]!);
      rest[i + axis]! += force;
      rest[j + axis]! -= force;
    }
  }
  for (let joint = 0; joint < anchors.length; joint++)
    if (anchors[joint] !== 0)
      for (let axis = 0; axis < dim; axis++) if (anchors[joint]! & (1 << axis)) rest[dim * joint + axis] = 0;
  return rest;
}

/** Takes away from displacements what their residual says is wrong with them, `steps` times, and returns better ones. */
export function refine(
  factor: Factor,
  system: JointSystem,
  displacements: Float64Array,
  forces: Float64Array,
  steps = 1,
): Float64Array {
  let better = displacements;
  for (let step = 0; step < steps; step++) {
    const correction = solveSystem(factor, residual(system, better, forces));
    better = better.map((value, k) => value + correction[k]!);
  }
  return better;
}

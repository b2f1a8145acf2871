import type { MovingTruss } from '../facts/judgedMotion.ts';
import { toJointMotions } from '../facts/jointMotions.ts';
import { toResidue } from '../numbers/residues.ts';
import type { WholeMotion } from '../facts/wholeMotion.ts';

/** The restraint that a fix adds: one more direction of a joint, or the distance between two joints. */
export type Hold =
  | { readonly kind: 'anchor'; readonly joint: number; readonly axis: number }
  | { readonly kind: 'link'; readonly i: number; readonly j: number };

/** The facts about a truss from which its fixes are found. */
export interface HeldTruss extends MovingTruss {
  /** Coordinates modulo the prime `p`. */
  readonly places: Float64Array;
  readonly p: number;
}

/**
 * A motion in doubles, scaled so that its largest component is 1, and modulo a prime, where numbers do not grow when
 * motions are added.
 */
export interface Movement {
  /** `dim` numbers for each joint. */
  readonly velocities: Float64Array;
  /** `dim` numbers for each joint; if one is 0, so is the velocity. */
  readonly residues: Float64Array;
}

/** Returns the speed of a motion against a hold, modulo a prime: if it is not 0, the exact speed is not 0. */
export function residueOf({ dim, places, p }: HeldTruss, { residues }: Movement, hold: Hold): number {
  if (hold.kind === 'anchor') return residues[dim * hold.joint + hold.axis]!;
  const [i, j] = [dim * hold.i, dim * hold.j];
  let sum = 0;
  for (let axis = 0; axis < dim; axis++) {
    const d = toResidue(places[j + axis]! - places[i + axis]!, p);
    sum = (sum + d * toResidue(residues[j + axis]! - residues[i + axis]!, p)) % p;
  }
  return sum;
}

/** Returns the speed of a motion against a hold. */
export function rateOf({ dim, coordinates }: HeldTruss, { velocities }: Movement, hold: Hold): number {
  if (hold.kind === 'anchor') return velocities[dim * hold.joint + hold.axis]!;
  const { doubles } = coordinates;
  const [i, j] = [dim * hold.i, dim * hold.j];
  let rate = 0;
  for (let axis = 0; axis < dim; axis++) {
    rate += (doubles[j + axis]! - doubles[i + axis]!) * (velocities[j + axis]! - velocities[i + axis]!);
  }
  return rate;
}

/** Converts a motion to doubles and residues. */
export function toMovement({ dim, graph, p }: HeldTruss, motion: WholeMotion): Movement {
  const velocities = new Float64Array(dim * graph.jointCount);
  for (const { joint, x, y, z } of toJointMotions(motion)) {
    velocities[dim * joint] = x;
    velocities[dim * joint + 1] = y;
    if (dim === 3) velocities[dim * joint + 2] = z;
  }
  const residues = new Float64Array(velocities.length);
  for (const [joint, velocity] of motion) {
    velocity.forEach((component, axis) => (residues[dim * joint + axis] = toResidue(component, p)));
  }
  return { velocities, residues };
}

/** Lists the joints that move. */
export function listMoving({ dim, graph }: HeldTruss, { residues }: Movement): number[] {
  const moving: number[] = [];
  for (let joint = 0; joint < graph.jointCount; joint++) {
    for (let k = dim * joint; k < dim * (joint + 1); k++) {
      if (residues[k] === 0) continue;
      moving.push(joint);
      break;
    }
  }
  return moving;
}

import { holds } from '../../../geometry/heldAxes.ts';
import type { LinkGraph } from '../../../sparse/system/linkGraph.ts';
import { otherEnd } from '../../../sparse/system/linkGraph.ts';
import type { RigidParts } from './rigidParts.ts';

/** A motion of parts in integers; motions of parts that are not listed are 0. Only the proportions matter. */
export interface WholePartMotion {
  readonly places: readonly number[];
  readonly values: readonly bigint[];
}

/** Velocities of the joints that move, as integers, `dim` for each joint; only their proportions matter. */
export type WholeMotion = ReadonlyMap<number, readonly bigint[]>;

/** The numbers from which the motion of each joint is computed. */
export interface WholeTruss {
  readonly graph: LinkGraph;
  readonly anchors: Uint8Array;
  readonly parts: RigidParts;
  /** Coordinates as integers, `dim` for each joint. */
  readonly whole: readonly bigint[];
  /** The part to which each motion belongs. */
  readonly partOfPlace: Int32Array;
}

/** Returns the part that each motion belongs to. */
export function partsOfPlaces({ offsets, joints }: RigidParts): Int32Array {
  const partOfPlace = new Int32Array(offsets.at(-1)!);
  joints.forEach((_, part) => partOfPlace.fill(part, offsets[part], offsets[part + 1]));
  return partOfPlace;
}

/** Computes the motion of each joint from those of the parts: v = t + omega x r from the part's first joint. */
export function moveJoints(truss: WholeTruss, { places, values }: WholePartMotion): WholeMotion {
  const { parts, whole, partOfPlace } = truss;
  const { dim, offsets, joints } = parts;
  const byPart = new Map<number, bigint[]>();
  places.forEach((place, k) => {
    const part = partOfPlace[place]!;
    const motion = byPart.get(part) ?? new Array<bigint>(offsets[part + 1]! - offsets[part]!).fill(0n);
    motion[place - offsets[part]!] = values[k]!;
    byPart.set(part, motion);
  });
  const moved = new Map<number, readonly bigint[]>();
  for (const [part, motion] of byPart) {
    const members = joints[part]!;
    const origin = members[0]!;
    for (const joint of members) {
      const r = (axis: number) => whole[dim * joint + axis]! - whole[dim * origin + axis]!;
      const velocity = members.length === 1 ? motion : turned(motion, dim, r);
      if (velocity.some((component) => component !== 0n)) moved.set(joint, velocity);
    }
  }
  return moved;
}

function turned(motion: readonly bigint[], dim: 2 | 3, r: (axis: number) => bigint): bigint[] {
  const m = (k: number) => motion[k]!;
  if (dim === 2) return [m(0) - m(2) * r(1), m(1) + m(2) * r(0)];
  return [
    m(0) + m(4) * r(2) - m(5) * r(1),
    m(1) + m(5) * r(0) - m(3) * r(2),
    m(2) + m(3) * r(1) - m(4) * r(0),
  ];
}

/** Returns whether a motion lengthens no link and respects every anchor, exactly. */
export function keepsEveryLink(truss: WholeTruss, motion: WholeMotion): boolean {
  const { graph, anchors, parts } = truss;
  const { dim, partOf } = parts;
  for (const [joint, velocity] of motion) {
    for (let axis = 0; axis < dim; axis++) {
      if (holds(anchors[joint]!, axis) && velocity[axis] !== 0n) return false;
    }
    for (let k = graph.first[joint]!; k < graph.first[joint + 1]!; k++) {
      const other = otherEnd(graph, graph.links[k]!, joint);
      if (partOf[other] === partOf[joint]) continue;
      if (elongationOf(truss, motion, joint, other) !== 0n) return false;
    }
  }
  return true;
}

/**
 * Returns the elongation rate of a link from joint i to joint j, times its length: (v_j - v_i)·d, where d is its full
 * vector.
 */
function elongationOf(
  { parts: { dim }, whole }: Pick<WholeTruss, 'parts' | 'whole'>,
  motion: WholeMotion,
  i: number,
  j: number,
): bigint {
  const [vi, vj] = [motion.get(i), motion.get(j)];
  let sum = 0n;
  for (let axis = 0; axis < dim; axis++) {
    const d = whole[dim * j + axis]! - whole[dim * i + axis]!;
    sum += d * ((vj?.[axis] ?? 0n) - (vi?.[axis] ?? 0n));
  }
  return sum;
}

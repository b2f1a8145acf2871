import { LARGE_DISPLACEMENT } from '../../linalg/tolerance.ts';

/**
 * A structure of joints and members as arrays of numbers: `dim` coordinates for each joint and two joints for each
 * member.
 */
export interface JointedStructure {
  readonly dim: 2 | 3;
  readonly coordinates: Float64Array;
  readonly ends: Int32Array;
  /** Length of each member, in the unit of the coordinates. */
  readonly lengths: Float64Array;
}

/** The joints that move too far for linear theory, and the largest of their movements. */
export interface LargeDisplacements {
  /** The joints, the one with the largest movement first. */
  readonly joints: readonly number[];
  /** Index of the set of results in which the largest movement occurs. */
  readonly set: number;
  /** Length of the displacement, in the unit of the coordinates. */
  readonly displacement: number;
  /** The longest side of the box around the structure, in the same unit. */
  readonly extent: number;
  /**
   * The member with the largest relative displacement of its ends divided by its length, if that exceeds the limit;
   * `turned` is that ratio, `set` the index of the set in which it occurs.
   */
  readonly member: { readonly index: number; readonly turned: number; readonly set: number } | null;
}

/**
 * Finds the joints whose displacement is so large that the equations of the undeformed structure no longer hold. A
 * displacement is large if it exceeds the fraction `LARGE_DISPLACEMENT` of the structure's extent. A relative
 * displacement of the ends of a member is large if it exceeds the same fraction of the member's length, which finds
 * short members that rotate. Returns null if every displacement is small.
 *
 * `sets` contains the displacements of each set of results, `dim` numbers for each joint, in the unit of the
 * coordinates.
 *
 * @example findLargeDisplacements(model, [u])?.joints // [1]
 */
export function findLargeDisplacements(
  structure: JointedStructure,
  sets: readonly Float64Array[],
): LargeDisplacements | null {
  const { dim, coordinates, ends, lengths } = structure;
  const extent = extentOf(structure);
  const sizes = new Float64Array(coordinates.length / dim);
  const setsOf = new Int32Array(sizes.length);
  const large = new Set<number>();
  let [member, turned, turnedSet] = [-1, 0, 0];
  sets.forEach((u, set) => {
    for (let joint = 0; joint < sizes.length; joint++) {
      const size = lengthAt(u, dim, joint);
      if (size > sizes[joint]!) [sizes[joint], setsOf[joint]] = [size, set];
      if (size >= LARGE_DISPLACEMENT * extent) large.add(joint);
    }
    for (let link = 0; link < lengths.length; link++) {
      const [i, j] = [ends[2 * link]!, ends[2 * link + 1]!];
      const part = distanceBetween(u, dim, i, j) / lengths[link]!;
      if (part < LARGE_DISPLACEMENT) continue;
      large.add(lengthAt(u, dim, i) > lengthAt(u, dim, j) ? i : j);
      if (part > turned) [member, turned, turnedSet] = [link, part, set];
    }
  });
  if (large.size === 0) return null;
  const joints = [...large].sort((a, b) => sizes[b]! - sizes[a]! || a - b);
  const [first] = joints as [number, ...number[]];
  return {
    joints,
    set: setsOf[first]!,
    displacement: sizes[first]!,
    extent,
    member: member < 0 ? null : { index: member, turned, set: turnedSet },
  };
}

/** Returns the longest side of the box around all joints. */
function extentOf({ dim, coordinates }: JointedStructure): number {
  let extent = 0;
  for (let axis = 0; axis < dim; axis++) {
    let [least, most] = [Infinity, -Infinity];
    for (let at = axis; at < coordinates.length; at += dim) {
      least = Math.min(least, coordinates[at]!);
      most = Math.max(most, coordinates[at]!);
    }
    extent = Math.max(extent, most - least);
  }
  return extent;
}

function lengthAt(u: Float64Array, dim: number, joint: number): number {
  const at = dim * joint;
  return Math.hypot(u[at]!, u[at + 1]!, dim === 3 ? u[at + 2]! : 0);
}

function distanceBetween(u: Float64Array, dim: number, i: number, j: number): number {
  const [from, to] = [dim * i, dim * j];
  const z = dim === 3 ? u[to + 2]! - u[from + 2]! : 0;
  return Math.hypot(u[to]! - u[from]!, u[to + 1]! - u[from + 1]!, z);
}

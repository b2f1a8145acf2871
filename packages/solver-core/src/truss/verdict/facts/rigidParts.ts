import { holds } from '../../../geometry/heldAxes.ts';
import { SURE_ANGLE } from '../../../linalg/tolerance.ts';
import type { LinkGraph } from '../../../sparse/system/linkGraph.ts';
import { otherEnd } from '../../../sparse/system/linkGraph.ts';
import { remainder } from '../numbers/residues.ts';

/** The part of joints that cannot move. */
export const GROUND = -1;

/**
 * A truss divided into parts that are certainly rigid; it remains to decide how the parts move relative to each other
 * and the ground.
 *
 * A part of one joint moves as its joint does. A rigid part has the translation t of its first joint and the rotation
 * omega about it: 3 motions in the plane, 6 in space.
 */
export interface RigidParts {
  readonly dim: 2 | 3;
  /** The part of each joint, or `GROUND`. */
  readonly partOf: Int32Array;
  /** Joints of each part; its motion is expressed at the first one. */
  readonly joints: readonly (readonly number[])[];
  /** Index of the first motion of each part; the last entry is the total number. */
  readonly offsets: Int32Array;
}

/** The input from which rigid parts are found. */
export interface TrussShape {
  readonly dim: 2 | 3;
  readonly graph: LinkGraph;
  /** Held directions of each joint as bits, those of the plane only in the plane. */
  readonly anchors: Uint8Array;
  readonly doubles: Float64Array;
  /** Coordinates modulo the prime `p`. */
  readonly residues: Float64Array;
  readonly p: number;
}

/**
 * Divides a truss into rigid parts by growing them joint by joint: a joint connected to a part by as many independent
 * links as it has directions belongs to that part. The part that is rigid with the ground comes first, then parts grown
 * from remaining links (in the plane) or triangles (in space).
 *
 * The parts are certain, because links whose determinant is not 0 modulo a prime are independent. Nearly degenerate
 * links are left to the rank and its rounding.
 */
export function findRigidParts(shape: TrussShape): RigidParts {
  const { dim, graph } = shape;
  const growth = createGrowth(shape);
  const partOf = new Int32Array(graph.jointCount).fill(FREE);
  const joints: (readonly number[])[] = [];
  growGround(shape, growth, partOf);
  const take = (members: number[]) => {
    for (let k = 0; k < members.length; k++) partOf[members[k]!] = joints.length;
    joints.push(members);
  };
  for (let joint = 0; joint < graph.jointCount; joint++) {
    if (growth.looks > MOST_LOOKS) break;
    if (partOf[joint] !== FREE) continue;
    for (const seed of seedsAt(shape, growth, partOf, joint)) {
      if (seed.some((member) => partOf[member] !== FREE)) continue;
      const members = growFrom(shape, growth, partOf, seed);
      if (members.length > 2) take(members);
      if (partOf[joint] !== FREE || growth.looks > MOST_LOOKS) break;
    }
  }
  for (let joint = 0; joint < graph.jointCount; joint++) if (partOf[joint] === FREE) take([joint]);
  const offsets = new Int32Array(joints.length + 1);
  const rigid = dim === 2 ? 3 : 6;
  joints.forEach((members, part) => {
    offsets[part + 1] = offsets[part]! + (members.length > 1 ? rigid : dim);
  });
  return { dim, partOf, joints, offsets };
}

/** Marks joints that belong to no part yet. */
const FREE = -2;

/** Directions of links found so far between each joint and the growing part. */
interface Growth {
  /** The number of the growth to which the directions of a joint belong. */
  readonly stamp: Int32Array;
  current: number;
  readonly found: Uint8Array;
  /** The unit vectors of each joint except the last one, which completes it, and the same directions as residues. */
  readonly units: Float64Array;
  readonly residues: Float64Array;
  /** Number of links examined. */
  looks: number;
  readonly triangle: Triangle;
}

/** Two sides of a triangle as unit vectors and as residues; each examined triangle overwrites them. */
interface Triangle {
  readonly first: Side;
  readonly second: Side;
}

interface Side {
  readonly unit: Float64Array;
  readonly rest: Float64Array;
}

function createTriangle(): Triangle {
  const createSide = (): Side => ({ unit: new Float64Array(3), rest: new Float64Array(3) });
  return { first: createSide(), second: createSide() };
}

/**
 * Number of links that may be examined as seeds: some twenty times as many as a large truss has. After that every
 * remaining joint is a part of its own.
 */
const MOST_LOOKS = 2e6;

function createGrowth({ dim, graph }: TrussShape): Growth {
  const size = dim * (dim - 1) * graph.jointCount;
  return {
    stamp: new Int32Array(graph.jointCount).fill(-1),
    current: 0,
    found: new Uint8Array(graph.jointCount),
    units: new Float64Array(size),
    residues: new Float64Array(size),
    looks: 0,
    triangle: createTriangle(),
  };
}

function growGround(shape: TrussShape, growth: Growth, partOf: Int32Array): void {
  const { dim, anchors, graph } = shape;
  const unit = new Float64Array(dim);
  const queue: number[] = [];
  growth.current++;
  for (let joint = 0; joint < graph.jointCount; joint++) {
    for (let axis = 0; axis < dim; axis++) {
      if (!holds(anchors[joint]!, axis)) continue;
      unit.fill(0);
      unit[axis] = 1;
      if (tie(shape, growth, joint, unit, unit)) queue.push(joint);
    }
  }
  for (let k = 0; k < queue.length; k++) partOf[queue[k]!] = GROUND;
  spread(shape, growth, partOf, queue, GROUND);
}

function growFrom(shape: TrussShape, growth: Growth, partOf: Int32Array, seed: readonly number[]): number[] {
  growth.current++;
  const members = [...seed];
  for (const joint of members) partOf[joint] = GROWING;
  spread(shape, growth, partOf, members, GROWING);
  for (const joint of members) partOf[joint] = FREE;
  return members;
}

const GROWING = -3;

/** Adds joints to the list as they become rigidly connected with it. */
function spread(
  shape: TrussShape,
  growth: Growth,
  partOf: Int32Array,
  members: number[],
  mark: number,
): void {
  const { dim, graph } = shape;
  const { first, links } = graph;
  const unit = new Float64Array(dim);
  const residue = new Float64Array(dim);
  // The list grows during this loop.
  for (let at = 0; at < members.length; at++) {
    const joint = members[at]!;
    const start = first[joint]!;
    const stop = first[joint + 1]!;
    growth.looks += stop - start;
    for (let k = start; k < stop; k++) {
      const other = otherEnd(graph, links[k]!, joint);
      if (partOf[other] !== FREE) continue;
      const isTied =
        dim === 2
          ? tieInPlane(shape, growth, joint, other)
          : directionInto(shape, joint, other, unit, residue) && tie(shape, growth, other, unit, residue);
      if (!isTied) continue;
      partOf[other] = mark;
      members.push(other);
    }
  }
}

/** Writes the unit vector from one joint to another and its residues; returns false if its length is zero. */
function directionInto(
  { dim, doubles, residues, p }: TrussShape,
  from: number,
  to: number,
  unit: Float64Array,
  residue: Float64Array,
): boolean {
  let square = 0;
  for (let axis = 0; axis < dim; axis++) {
    const difference = doubles[dim * to + axis]! - doubles[dim * from + axis]!;
    unit[axis] = difference;
    square += difference * difference;
    const rest = residues[dim * to + axis]! - residues[dim * from + axis]!;
    residue[axis] = rest < 0 ? rest + p : rest;
  }
  const length = Math.sqrt(square);
  if (!(length > 0) || length === Infinity) return false;
  for (let axis = 0; axis < dim; axis++) unit[axis]! /= length;
  return true;
}

/**
 * Adds the direction of a link to a joint if it is independent of earlier ones; returns true once the joint is fully
 * connected.
 */
function tie(
  { dim, p }: TrussShape,
  growth: Growth,
  joint: number,
  unit: Float64Array,
  residue: Float64Array,
): boolean {
  if (growth.stamp[joint] !== growth.current) {
    growth.stamp[joint] = growth.current;
    growth.found[joint] = 0;
  }
  const found = growth.found[joint]!;
  if (found === dim) return false;
  const base = dim * (dim - 1) * joint;
  if (Math.abs(sizeOf(growth.units, base, found, unit)) < SURE_ANGLE) return false;
  if (found + 1 === dim) {
    if (determinantResidue(growth.residues, base, residue, p) === 0) return false;
  } else {
    // A call of `set` takes longer than two or three numbers.
    for (let axis = 0; axis < dim; axis++) {
      growth.units[base + dim * found + axis] = unit[axis]!;
      growth.residues[base + dim * found + axis] = residue[axis]!;
    }
  }
  growth.found[joint] = found + 1;
  return found + 1 === dim;
}

/** Does the same as `directionInto` and `tie` for the plane, in half the time; most links are examined here. */
function tieInPlane(
  { doubles, residues, p }: TrussShape,
  { stamp, current, found, units, residues: known }: Growth,
  from: number,
  to: number,
): boolean {
  const at = 2 * to;
  const x = doubles[at]! - doubles[2 * from]!;
  const y = doubles[at + 1]! - doubles[2 * from + 1]!;
  const length = Math.sqrt(x * x + y * y);
  if (!(length > 0) || length === Infinity) return false;
  let restX = residues[at]! - residues[2 * from]!;
  let restY = residues[at + 1]! - residues[2 * from + 1]!;
  if (restX < 0) restX += p;
  if (restY < 0) restY += p;
  if (stamp[to] !== current || found[to] === 0) {
    stamp[to] = current;
    found[to] = 1;
    units[at] = x / length;
    units[at + 1] = y / length;
    known[at] = restX;
    known[at + 1] = restY;
    return false;
  }
  if (Math.abs(units[at]! * y - units[at + 1]! * x) < SURE_ANGLE * length) return false;
  return remainder(known[at]! * restY - known[at + 1]! * restX, p) !== 0;
}

/** Returns the length, area or volume spanned by `count` vectors from `base` on and one more. */
function sizeOf(vectors: Float64Array, base: number, count: number, last: Float64Array): number {
  if (count === 0) return 1;
  // Written out, because a separate function would box each of these numbers.
  if (last.length === 2) return vectors[base]! * last[1]! - vectors[base + 1]! * last[0]!;
  return sizeInSpace(vectors, base, count, last);
}

// These are separate functions, because the closures `v` and `minor` are created at every call, even in the plane.

function sizeInSpace(vectors: Float64Array, base: number, count: number, last: Float64Array): number {
  const v = (vector: number, axis: number) =>
    vector === count ? last[axis]! : vectors[base + 3 * vector + axis]!;
  const x = v(0, 1) * v(1, 2) - v(0, 2) * v(1, 1);
  const y = v(0, 2) * v(1, 0) - v(0, 0) * v(1, 2);
  const z = v(0, 0) * v(1, 1) - v(0, 1) * v(1, 0);
  return count === 1 ? Math.hypot(x, y, z) : x * v(2, 0) + y * v(2, 1) + z * v(2, 2);
}

function determinantResidue(vectors: Float64Array, base: number, last: Float64Array, p: number): number {
  if (last.length === 2) {
    // The products are below 2^50, so their difference is an exact double.
    return remainder(vectors[base]! * last[1]! - vectors[base + 1]! * last[0]!, p);
  }
  return determinantInSpace(vectors, base, last, p);
}

function determinantInSpace(vectors: Float64Array, base: number, last: Float64Array, p: number): number {
  const v = (vector: number, axis: number) => vectors[base + 3 * vector + axis]!;
  const minor = (a: number, b: number) => remainder(v(0, a) * v(1, b) - v(0, b) * v(1, a), p);
  return remainder(minor(1, 2) * last[0]! + minor(2, 0) * last[1]! + minor(0, 1) * last[2]!, p);
}

/** Yields links or triangles of free joints at a joint, from which a rigid part may grow. */
function* seedsAt(shape: TrussShape, growth: Growth, partOf: Int32Array, joint: number): Generator<number[]> {
  const { dim, graph } = shape;
  const neighbours: number[] = [];
  for (let k = graph.first[joint]!; k < graph.first[joint + 1]!; k++) {
    const other = otherEnd(graph, graph.links[k]!, joint);
    if (partOf[other] === FREE) neighbours.push(other);
  }
  if (dim === 2) {
    for (const other of neighbours) if (hasLength(shape, joint, other)) yield [joint, other];
    return;
  }
  const near = new Set(neighbours);
  for (const other of neighbours) {
    // Each triangle is tried from its first joint only.
    if (other < joint) continue;
    growth.looks += graph.first[other + 1]! - graph.first[other]!;
    if (growth.looks > MOST_LOOKS) return;
    for (let k = graph.first[other]!; k < graph.first[other + 1]!; k++) {
      const third = otherEnd(graph, graph.links[k]!, other);
      if (third > other && near.has(third) && isTriangle(shape, growth.triangle, [joint, other, third]))
        yield [joint, other, third];
    }
  }
}

function hasLength({ dim, residues }: TrussShape, i: number, j: number): boolean {
  for (let axis = 0; axis < dim; axis++) {
    if (residues[dim * i + axis] !== residues[dim * j + axis]) return true;
  }
  return false;
}

function isTriangle(
  shape: TrussShape,
  { first, second }: Triangle,
  [i, j, k]: readonly [number, number, number],
): boolean {
  const isLong =
    directionInto(shape, i, j, first.unit, first.rest) &&
    directionInto(shape, i, k, second.unit, second.rest);
  if (!isLong || sizeOf(first.unit, 0, 1, second.unit) < SURE_ANGLE) return false;
  const { p } = shape;
  const [one, other] = [first.rest, second.rest];
  const minor = (a: number, b: number) => remainder(one[a]! * other[b]! - one[b]! * other[a]!, p) !== 0;
  return minor(0, 1) || minor(1, 2) || minor(2, 0);
}

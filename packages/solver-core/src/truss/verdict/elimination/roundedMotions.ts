import { holds } from '../../../geometry/heldAxes.ts';
import { DEPENDENT_MOTION, LENGTH_ROUNDINGS, NEAR_MECHANISM, RESTING } from '../../../linalg/tolerance.ts';
import { DOUBLES } from '../numbers/doubles.ts';
import { eliminateParts } from './eliminateParts.ts';
import type { PartMotion } from './eliminateParts.ts';
import type { EliminationOrder } from '../numbers/eliminationOrder.ts';
import type { TrussFacts } from '../facts/judgedMotion.ts';
import { ROW_WIDTH, writeRows } from './motionRows.ts';
import type { RowPlan } from './motionRows.ts';
import { toJointMotions } from '../facts/jointMotions.ts';
import { partsOfPlaces } from '../facts/wholeMotion.ts';
import type { WholeMotion } from '../facts/wholeMotion.ts';
import { createWorkBudget } from '../../../exact/workBudget.ts';

/**
 * Finds the motions of a truss within rounding: they lengthen no link by more than NEAR_MECHANISM of the motion, or
 * than rounding of the coordinates would. A geometry that was special before a change of units thus stays special.
 *
 * Returns at most `most` motions, as far as they can be examined within LOOKING_WORK; none if there are not more than
 * `beyond`. For an incomplete order, the motions of its parts are returned.
 */
export function findRoundedMotions(facts: TrussFacts, search: RoundedSearch): WholeMotion[] {
  const { dim, graph, parts, coordinates } = facts;
  const { plan, order, beyond = 0, most = Infinity } = search;
  const radii = parts.joints.map((members) => radiusOf(facts, members));
  const rows = writeRows(plan, graph, parts, {
    coordinates: coordinates.doubles,
    subtract: (a, b) => a - b,
    multiply: (a, b) => a * b,
    scaleInto: normalizeInto,
  });
  for (let k = 0; k < rows.parts.length; k++) {
    const part = rows.parts[k]!;
    if (part < 0) continue;
    // Rotations are measured by the speed of the part's farthest joint, so that they are comparable with translations.
    for (let m = dim; m < ROW_WIDTH; m++) rows.values[k * ROW_WIDTH + m]! /= radii[part]!;
  }
  const eliminate = (keep: boolean) =>
    eliminateParts({ order, offsets: parts.offsets, rows, arithmetic: DOUBLES, keep });
  if ((eliminate(false)?.free.length ?? 0) <= beyond) return [];
  const elimination = eliminate(true);
  const partOfPlace = partsOfPlaces(parts);
  const looks = createWorkBudget(LOOKING_WORK);
  const found: WholeMotion[] = [];
  for (let index = 0; index < (elimination?.free.length ?? 0) && found.length < most; index++) {
    const motion = elimination!.motionOf(index);
    const velocities = computeVelocities(facts, radii, partOfPlace, motion);
    if (!looks.spend(MOTION_WORK * motion.work + JOINT_WORK * velocities.size)) break;
    if (keepsLinksWithinRounding(facts, velocities)) found.push(toWholeMotion(velocities));
  }
  return found;
}

/** The parameters of a search for motions within rounding. */
export interface RoundedSearch {
  readonly plan: RowPlan;
  readonly order: EliminationOrder;
  readonly beyond?: number;
  readonly most?: number;
}

/** Multiplications, or equivalent work, allowed for examining motions: a tenth of a second. */
const LOOKING_WORK = 5e7;
const JOINT_WORK = 1000;
const MOTION_WORK = 10;

/** Returns at most `most` motions that are independent of the earlier ones, as far as doubles can resolve. */
export function pickIndependent<Motion extends { readonly motion: WholeMotion }>(
  candidates: readonly Motion[],
  { facts: { dim, graph }, most }: { readonly facts: TrussFacts; readonly most: number },
): Motion[] {
  const known: Float64Array[] = [];
  return candidates.filter(({ motion }) => {
    if (known.length === most) return false;
    const vector = new Float64Array(dim * graph.jointCount);
    for (const { joint, x, y, z } of toJointMotions(motion)) {
      vector[dim * joint] = x;
      vector[dim * joint + 1] = y;
      if (dim === 3) vector[dim * joint + 2] = z;
    }
    scaleToUnit(vector);
    for (const other of known) {
      const share = dot(vector, other);
      for (let k = 0; k < vector.length; k++) vector[k]! -= share * other[k]!;
    }
    if (dot(vector, vector) < DEPENDENT_MOTION ** 2) return false;
    scaleToUnit(vector);
    known.push(vector);
    return true;
  });
}

function scaleToUnit(vector: Float64Array): void {
  let largest = 0;
  for (const value of vector) largest = Math.max(largest, Math.abs(value));
  if (largest === 0) return;
  for (let k = 0; k < vector.length; k++) vector[k]! /= largest;
  const length = Math.sqrt(dot(vector, vector));
  for (let k = 0; k < vector.length; k++) vector[k]! /= length;
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let k = 0; k < a.length; k++) sum += a[k]! * b[k]!;
  return sum;
}

/** Returns the farthest distance along an axis from a part's first joint; 1 for a part of one joint. */
function radiusOf({ dim, coordinates: { doubles } }: TrussFacts, members: readonly number[]): number {
  let radius = 0;
  for (let axis = 0; axis < dim && members.length > 1; axis++) {
    const origin = doubles[dim * members[0]! + axis]!;
    for (let k = 1; k < members.length; k++)
      radius = Math.max(radius, Math.abs(doubles[dim * members[k]! + axis]! - origin));
  }
  return radius > 0 ? radius : 1;
}

function normalizeInto(direction: Float64Array): void {
  const length = Math.hypot(...direction);
  if (length > 0) for (let axis = 0; axis < direction.length; axis++) direction[axis]! /= length;
}

function computeVelocities(
  { dim, parts, coordinates: { doubles } }: TrussFacts,
  radii: readonly number[],
  partOfPlace: Int32Array,
  { places, values }: PartMotion,
): Map<number, number[]> {
  const { offsets, joints } = parts;
  const byPart = new Map<number, number[]>();
  places.forEach((place, k) => {
    const part = partOfPlace[place]!;
    const motion = byPart.get(part) ?? new Array<number>(offsets[part + 1]! - offsets[part]!).fill(0);
    motion[place - offsets[part]!] = values[k]!;
    byPart.set(part, motion);
  });
  const velocities = new Map<number, number[]>();
  for (const [part, motion] of byPart) {
    const members = joints[part]!;
    const m = (k: number) => motion[k]!;
    for (const joint of members) {
      const r = (axis: number) =>
        (doubles[dim * joint + axis]! - doubles[dim * members[0]! + axis]!) / radii[part]!;
      if (members.length === 1) velocities.set(joint, motion);
      else if (dim === 2) velocities.set(joint, [m(0) - m(2) * r(1), m(1) + m(2) * r(0)]);
      else {
        velocities.set(joint, [
          m(0) + m(4) * r(2) - m(5) * r(1),
          m(1) + m(5) * r(0) - m(3) * r(2),
          m(2) + m(3) * r(1) - m(4) * r(0),
        ]);
      }
    }
  }
  return velocities;
}

function largestOf(velocities: ReadonlyMap<number, readonly number[]>): number {
  let largest = 0;
  for (const velocity of velocities.values())
    for (const v of velocity) largest = Math.max(largest, Math.abs(v));
  return largest;
}

function keepsLinksWithinRounding(
  { dim, graph, anchors, coordinates: { doubles } }: TrussFacts,
  velocities: ReadonlyMap<number, readonly number[]>,
): boolean {
  const largest = largestOf(velocities);
  const direction = new Float64Array(dim);
  for (const [joint, velocity] of velocities) {
    for (let axis = 0; axis < dim; axis++) {
      const isHeld = holds(anchors[joint]!, axis);
      if (isHeld && Math.abs(velocity[axis]!) > NEAR_MECHANISM * largest) return false;
    }
    for (let k = graph.first[joint]!; k < graph.first[joint + 1]!; k++) {
      const link = graph.links[k]!;
      const [i, j] = [graph.ends[2 * link]!, graph.ends[2 * link + 1]!];
      let [farthest, rate] = [0, 0];
      for (let axis = 0; axis < dim; axis++) {
        const [a, b] = [doubles[dim * i + axis]!, doubles[dim * j + axis]!];
        direction[axis] = b - a;
        farthest = Math.max(farthest, Math.abs(a), Math.abs(b));
      }
      const length = Math.hypot(...direction);
      if (length === 0) continue;
      for (let axis = 0; axis < dim; axis++) {
        const difference = (velocities.get(j)?.[axis] ?? 0) - (velocities.get(i)?.[axis] ?? 0);
        rate += (direction[axis]! / length) * difference;
      }
      const rounding = (LENGTH_ROUNDINGS * Number.EPSILON * farthest) / length;
      if (Math.abs(rate) > (NEAR_MECHANISM + rounding) * largest) return false;
    }
  }
  return true;
}

/** Converts a motion in doubles to integers; rounding errors of joints that do not move are left out. */
export function toWholeMotion(velocities: ReadonlyMap<number, readonly number[]>): WholeMotion {
  const largest = largestOf(velocities);
  const motion = new Map<number, readonly bigint[]>();
  for (const [joint, velocity] of velocities) {
    const whole = velocity.map((v) =>
      Math.abs(v) < RESTING * largest ? 0n : BigInt(Math.round((v / largest) * 2 ** 53)),
    );
    if (whole.some((component) => component !== 0n)) motion.set(joint, whole);
  }
  return motion;
}

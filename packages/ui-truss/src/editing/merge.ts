import { listNotes } from '@eecs/solver-core/rules';
import type { TrussCase } from '@eecs/solver-core/truss';
import { createNearFinder, createPlaceIndex, mergeLines, toPlainEdit } from '@eecs/ui-kit/editing';
import type { Edit } from './edit.ts';
import { type Place, distanceOf } from './place.ts';

/** A document after joints were merged, with the numbers of removed joints and rods. */
export interface Merged {
  readonly document: TrussCase;
  readonly joints: number;
  readonly links: number;
}

/**
 * Merges each moved joint with the one at the same place: loads and restraints of both stay; rods between them and
 * duplicate rods are removed.
 */
export function mergeCoincident(document: TrussCase, moved: ReadonlySet<number>): Merged {
  const places = createPlaceIndex();
  const isNear = createBox(document.joints, moved);
  document.joints.forEach((joint, index) => {
    if (isNear(joint) && !moved.has(index)) places.add(joint, index);
  });
  const become = new Map<number, number>();
  for (const index of [...moved].sort((a, b) => a - b)) {
    const joint = document.joints[index];
    if (joint === undefined) continue;
    const found = places.find(joint);
    if (found < 0) places.add(joint, index);
    else become.set(index, found);
  }
  if (become.size === 0) return { document, joints: 0, links: 0 };
  const target = document.joints.map((_, index) => become.get(index) ?? index);
  return { ...applyTargets(document, target), joints: become.size };
}

/** Joints nearer than this look like one in a drawing. It is relative to the mean length of the rods. */
const NEAR = 1e-3;

/**
 * Finds joints so close to others that they were meant to coincide: closer than a thousandth of the mean length of the
 * rods. Returns for each joint the index of the one it would merge with, and null if no joint is close to another.
 */
export function findNearJoints({ joints, links }: TrussCase): NearJoints | null {
  const lengths = links
    .flatMap(({ i, j }) => {
      const [a, b] = [joints[i], joints[j]];
      return a === undefined || b === undefined ? [] : [distanceOf(a, b)];
    })
    .sort((a, b) => a - b);
  const tolerance = NEAR * (lengths[Math.floor(lengths.length / 2)] ?? 0);
  if (tolerance === 0) return null;
  const finder = createNearFinder(tolerance);
  // A point without a near joint is added, so that all points have one order.
  const firsts: number[] = [];
  const target = joints.map((joint, index) => {
    const found = finder.find(joint);
    if (found === firsts.length) firsts.push(index);
    return firsts[found] ?? index;
  });
  const count = joints.length - firsts.length;
  return count === 0 ? null : { target, count, tolerance };
}

/** Joints that were meant to coincide. */
export interface NearJoints {
  /** For each joint the index of the joint that it would be merged into: itself, or an earlier one. */
  readonly target: readonly number[];
  /** The number of joints that would be removed. */
  readonly count: number;
  /** Two joints nearer than this coincide, m or in. */
  readonly tolerance: number;
}

/** Merges joints that coincide by intention into one, as one edit; the first of them keeps its place. */
export function joinNearJoints(document: TrussCase): Edit {
  const near = findNearJoints(document);
  if (near === null) return toPlainEdit(document);
  const merged = applyTargets(document, near.target);
  return {
    document: merged.document,
    notes: listNotes({ jointsMerged: near.count, linksMerged: merged.links }),
  };
}

/** Greater than the distance within which two points count as one. */
const ROOM = 1e-6;

/**
 * Returns the test whether points are in the box round some joints: a point outside cannot coincide with any of them.
 */
function createBox(joints: readonly Place[], among: ReadonlySet<number>): (place: Place) => boolean {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const index of among) {
    const joint = joints[index];
    if (joint === undefined) continue;
    [x0, y0] = [Math.min(x0, joint.x), Math.min(y0, joint.y)];
    [x1, y1] = [Math.max(x1, joint.x), Math.max(y1, joint.y)];
  }
  const room = ROOM * Math.max(1, Math.abs(x0), Math.abs(y0), Math.abs(x1), Math.abs(y1));
  return ({ x, y }) => x >= x0 - room && x <= x1 + room && y >= y0 - room && y <= y1 + room;
}

/** Merges joints by target and updates the ends of rods; removes rods without length and duplicates. */
function applyTargets(document: TrussCase, target: readonly number[]) {
  const gathered = [...document.joints];
  target.forEach((to, index) => {
    const [from, into] = [document.joints[index], gathered[to]];
    if (to === index || from === undefined || into === undefined) return;
    const settlement = { ...from.settlement, ...into.settlement };
    gathered[to] = {
      ...into,
      anchor: into.anchor | from.anchor,
      loads: [...into.loads, ...from.loads],
      ...(Object.keys(settlement).length > 0 && { settlement }),
    };
  });
  const place: number[] = [];
  let next = 0;
  target.forEach((to, index) => place.push(to === index ? next++ : -1));
  const toNew = (old: number): number => place[target[old] ?? -1] ?? -1;
  const merged = new Set<number>();
  target.forEach((to, index) => {
    if (to !== index) merged.add(to).add(index);
  });
  const links = mergeLines(document.links, toNew, merged);
  const joints = gathered.filter((_, index) => target[index] === index);
  return { document: { ...document, joints, links }, links: document.links.length - links.length };
}

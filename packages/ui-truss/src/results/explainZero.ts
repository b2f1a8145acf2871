import type { TrussCase } from '@eecs/solver-core/truss';
import { hasSet } from '@eecs/solver-core/rules';
import { type Place, wayBetween } from '../editing/place.ts';
import { isHeld } from '../scheme/drawAnchors.ts';
import { isSpatial } from '../scheme/layoutScheme.ts';

/** Why a rod bears nothing: at an unloaded joint only it could hold a direction against which nothing acts. */
export interface ZeroReason {
  readonly joint: number;
  /** How many rods meet there besides those found to bear nothing before. */
  readonly rods: number;
}

/** A direction counts as one of its own when it stands out of the others by more than this sine. */
const ALIGNED = 1e-9;

/**
 * Finds the rods that bear nothing by the rule of joints: at a joint without load and anchor, a rod that is the only one to
 * stand out of the line or the plane of the others has no force. Rods found so are taken away and the rest asked again.
 */
export function explainZeroRods(document: TrussCase, set: number): ReadonlyMap<number, ZeroReason> {
  const { joints, links, selfWeight } = document;
  const found = new Map<number, ZeroReason>();
  if (selfWeight) return found;
  const inSpace = isSpatial(document);
  const acts = (mask: number): boolean => document.caseSets.length === 0 || hasSet(mask, set);
  const busy = new Set<number>();
  joints.forEach((joint, index) => {
    if (isHeld(joint, inSpace) || joint.loads.some((load) => acts(load.sets) && load.c[0] !== 0))
      busy.add(index);
  });
  const rodsAt = joints.map(() => new Set<number>());
  links.forEach(({ i, j, loads }, index) => {
    rodsAt[i]?.add(index);
    rodsAt[j]?.add(index);
    if (loads.some(({ sets }) => acts(sets))) busy.add(i).add(j);
  });
  const open = joints.flatMap((_, index) => (busy.has(index) ? [] : [index]));
  while (open.length > 0) {
    const joint = open.pop() ?? -1;
    const own = [...(rodsAt[joint] ?? [])];
    for (const index of own) {
      const link = links[index];
      if (link === undefined || found.has(index)) continue;
      const others = own.filter((other) => other !== index && !found.has(other));
      const ways = others.flatMap((other) => unitWay(document, joint, other) ?? []);
      const way = unitWay(document, joint, index);
      if (way === null || !standsOut(way, ways)) continue;
      found.set(index, { joint, rods: others.length + 1 });
      for (const end of [link.i, link.j]) {
        rodsAt[end]?.delete(index);
        if (!busy.has(end)) open.push(end);
      }
    }
  }
  return found;
}

function unitWay({ joints, links }: TrussCase, joint: number, index: number): Place | null {
  const link = links[index];
  const [from, to] = [joints[joint], link && joints[link.i === joint ? link.j : link.i]];
  if (from === undefined || to === undefined) return null;
  const { x, y, z } = wayBetween(from, to);
  const length = Math.hypot(x, y, z);
  return length === 0 ? null : { x: x / length, y: y / length, z: z / length };
}

/** Says whether a direction is no sum of the others. */
function standsOut(way: Place, others: readonly Place[]): boolean {
  const basis: Place[] = [];
  for (const other of others) {
    const rest = without(other, basis);
    const size = Math.hypot(rest.x, rest.y, rest.z);
    if (size > ALIGNED) basis.push({ x: rest.x / size, y: rest.y / size, z: rest.z / size });
  }
  const left = without(way, basis);
  return Math.hypot(left.x, left.y, left.z) > ALIGNED;
}

function without(way: Place, basis: readonly Place[]): Place {
  let rest = way;
  for (const unit of basis) {
    const part = rest.x * unit.x + rest.y * unit.y + rest.z * unit.z;
    rest = { x: rest.x - part * unit.x, y: rest.y - part * unit.y, z: rest.z - part * unit.z };
  }
  return rest;
}

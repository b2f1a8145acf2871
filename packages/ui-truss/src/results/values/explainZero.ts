import type { TrussCase, TrussSet } from '@eecs/solver-core/truss';
import { ANCHOR } from '../../editing/joints.ts';
import { isSpatial } from '../../editing/isSpatial.ts';
import { AXES, type Place, wayBetween } from '../../editing/place.ts';

/**
 * The rule by which a rod has no force. At an unloaded joint only this rod could balance a direction in which nothing
 * else acts: it is the only rod there (`one`), not counting rods already found; one of `two`; of `three`, of which the
 * others are collinear; of `many`, of which all others lie in one line or plane; of three in a `corner`, which are not
 * coplanar and all have no force; or a support restrains the joint across it (`held`). Or supports restrain both ends
 * along the rod, which lies `between` them and keeps its length.
 */
export type ZeroRule = 'one' | 'two' | 'three' | 'many' | 'corner' | 'held' | 'between';

/** Why a rod has no force. */
export interface ZeroReason {
  /** Index of the joint that explains it; for a rod between supports its first joint. */
  readonly joint: number;
  readonly rule: ZeroRule;
}

/** A direction counts as independent if the sine of its angle to the others is greater than this. */
const ALIGNED = 1e-9;
/** A load below this fraction of the greatest one is the rounding of a sum. */
const NO_LOAD = 1e-12;

/**
 * Finds the zero-force rods by the rules of joints: at an unloaded joint, a rod has no force if it is the only one
 * outside the line or plane of the others and of the support's restraints. Rods found this way are removed, and the
 * search repeats. A rod between supports that restrain both its ends along it keeps its length and is removed first.
 * `b` are the joint loads in the order of the equations, `zeroForce` the rods for which the solver found no force, both
 * as in the answer; a reason is sought only for these.
 */
export function explainZeroRods(
  document: TrussCase,
  { b, zeroForce }: Pick<TrussSet, 'b' | 'zeroForce'>,
): ReadonlyMap<number, ZeroReason> {
  const { joints, links } = document;
  const found = new Map<number, ZeroReason>();
  if (zeroForce.length === 0) return found;
  const zero = new Set(zeroForce);
  const inSpace = isSpatial(document);
  const dim = b.length / Math.max(1, joints.length);
  const axes = AXES.slice(0, dim);
  const most = b.reduce((greatest, load) => Math.max(greatest, Math.abs(load)), 0);
  const isLoaded = (joint: number): boolean =>
    axes.some((_, axis) => Math.abs(b[dim * joint + axis] ?? 0) > NO_LOAD * most);
  // Only for joints at zero-force rods: the lists of ten thousand joints would take longer than the whole search.
  const rodsAt = new Array<number[] | undefined>(joints.length);
  for (const index of zeroForce) {
    const link = links[index];
    if (link === undefined) continue;
    rodsAt[link.i] ??= [];
    rodsAt[link.j] ??= [];
  }
  links.forEach(({ i, j }, index) => {
    rodsAt[i]?.push(index);
    rodsAt[j]?.push(index);
  });
  const holds = (joint: number): Place[] => {
    const anchor = joints[joint]?.anchor ?? 0;
    return axes.filter((axis) => (anchor & ANCHOR[axis]) !== 0).map((axis) => ({ ...ORIGIN, [axis]: 1 }));
  };
  for (const index of zeroForce) {
    const link = links[index];
    if (link === undefined) continue;
    const { i, j } = link;
    if ([i, j].some((end) => (joints[end]?.anchor ?? 0) === 0)) continue;
    const way = unitWay(document, i, index);
    if (way === null || [i, j].some((end) => standsOut(way, holds(end)))) continue;
    found.set(index, { joint: i, rule: 'between' });
    for (const end of [i, j]) rodsAt[end] = (rodsAt[end] ?? []).filter((rod) => rod !== index);
  }
  const open = joints.flatMap((_, index) =>
    !isLoaded(index) && rodsAt[index]?.some((rod) => zero.has(rod)) ? [index] : [],
  );
  while (open.length > 0) {
    const joint = open.pop() ?? -1;
    const anchors = holds(joint);
    const own = rodsAt[joint] ?? [];
    const ways = own.map((rod) => unitWay(document, joint, rod));
    const alone = own.filter((rod, at) => {
      if (!zero.has(rod)) return false;
      const way = ways[at];
      const others = ways.flatMap((other, from) => (from === at || !other ? [] : [other]));
      return way && standsOut(way, [...anchors, ...others]);
    });
    for (const index of alone) {
      const link = links[index];
      if (link === undefined) continue;
      const rods = { count: own.length, idle: alone.length, inSpace };
      found.set(index, { joint, rule: anchors.length > 0 ? 'held' : ruleOf(rods) });
      for (const end of [link.i, link.j]) {
        rodsAt[end] = (rodsAt[end] ?? []).filter((rod) => rod !== index);
        if (!isLoaded(end)) open.push(end);
      }
    }
  }
  return found;
}

/**
 * Returns the rule that explains a zero-force rod at a joint without a support. In space the two others of three need
 * not be collinear.
 */
function ruleOf({
  count,
  idle,
  inSpace,
}: {
  readonly count: number;
  readonly idle: number;
  readonly inSpace: boolean;
}): ZeroRule {
  if (count === 3 && idle === 3) return 'corner';
  if (count <= 2) return count === 1 ? 'one' : 'two';
  return count === 3 && !inSpace ? 'three' : 'many';
}

const ORIGIN: Place = { x: 0, y: 0, z: 0 };

function unitWay({ joints, links }: TrussCase, joint: number, index: number): Place | null {
  const link = links[index];
  const [from, to] = [joints[joint], link && joints[link.i === joint ? link.j : link.i]];
  if (from === undefined || to === undefined) return null;
  const { x, y, z } = wayBetween(from, to);
  const length = Math.hypot(x, y, z);
  return length === 0 ? null : { x: x / length, y: y / length, z: z / length };
}

/** Returns whether a direction is linearly independent of the others. */
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

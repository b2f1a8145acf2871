import type { TrussCase } from '@eecs/solver-core/truss';
import { type Place, distanceOf, placeBetween, wayBetween } from './place.ts';

/** A point is on a rod if its distance is less than this fraction of the rod's length. */
const ON_ROD = 1e-7;

/** Lists the joints between two joints, on the straight line from one to the other, nearest first. */
export function listJointsOn(document: Pick<TrussCase, 'joints'>, i: number, j: number): number[] {
  const [a, b] = [document.joints[i], document.joints[j]];
  if (a === undefined || b === undefined) return [];
  return document.joints
    .flatMap((joint, index) => {
      if (index === i || index === j) return [];
      const share = shareOn(a, b, joint);
      return share === null || share <= ON_ROD || share >= 1 - ON_ROD ? [] : [{ index, share }];
    })
    .sort((one, other) => one.share - other.share)
    .map(({ index }) => index);
}

/** The point where a rod crosses the line between two joints, inside both. */
export interface Crossing {
  readonly link: number;
  readonly place: Place;
}

/** Lists the rods that cross the line between two joints without a common end. */
export function listLinksAcross(document: TrussCase, i: number, j: number): Crossing[] {
  const { joints, links } = document;
  const [a, b] = [joints[i], joints[j]];
  if (a === undefined || b === undefined) return [];
  return links.flatMap((link, index) => {
    const [c, d] = [joints[link.i], joints[link.j]];
    const isTouching = [link.i, link.j].some((end) => end === i || end === j);
    if (isTouching || c === undefined || d === undefined) return [];
    const place = crossSegments(a, b, c, d);
    return place === null ? [] : [{ link: index, place }];
  });
}

/** Finds the common inner point of two segments in space, or null. */
function crossSegments(a: Place, b: Place, c: Place, d: Place): Place | null {
  const [u, v, w] = [wayBetween(a, b), wayBetween(c, d), wayBetween(a, c)];
  const n = cross(u, v);
  const size = dot(n, n);
  const scale = dot(u, u) * dot(v, v);
  if (size <= 1e-18 * scale || scale === 0) return null;
  // Skew segments have a distance.
  const apart = Math.abs(dot(w, n)) / Math.sqrt(size);
  if (apart > ON_ROD * Math.sqrt(Math.max(dot(u, u), dot(v, v)))) return null;
  const s = dot(cross(w, v), n) / size;
  const t = dot(cross(w, u), n) / size;
  const isInside = (share: number): boolean => share > ON_ROD && share < 1 - ON_ROD;
  return isInside(s) && isInside(t) ? placeBetween(a, b, s) : null;
}

/** Returns the position of a point on the line from `a` to `b`, as a fraction, or null if it is off the line. */
export function shareOn(a: Place, b: Place, place: Place): number | null {
  const [u, w] = [wayBetween(a, b), wayBetween(a, place)];
  const length = dot(u, u);
  if (length === 0) return null;
  const share = dot(w, u) / length;
  const foot = { x: a.x + u.x * share, y: a.y + u.y * share, z: a.z + u.z * share };
  return distanceOf(foot, place) <= ON_ROD * Math.sqrt(length) ? share : null;
}

function dot(a: Place, b: Place): number {
  return a.x * b.x + a.y * b.y + a.z * b.z;
}

function cross(a: Place, b: Place): Place {
  return { x: a.y * b.z - a.z * b.y, y: a.z * b.x - a.x * b.z, z: a.x * b.y - a.y * b.x };
}

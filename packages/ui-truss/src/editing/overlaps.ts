import { type Joint, type Link, type TrussCase, findOverlaps } from '@eecs/solver-core/truss';
import { toPair } from './merge.ts';
import { ORIGIN, distanceOf, placeBetween, wayBetween } from './place.ts';

/** Two rods of which one lies along the other, called by the numbers of their joints: `1–5`. */
export interface NamedOverlap {
  readonly rod: string;
  readonly on: string;
}

/** Lists the rods of a truss that lie along others, by the numbers of their joints. */
export function nameOverlaps(document: TrussCase): readonly NamedOverlap[] {
  const name = (index: number): string => {
    const link = document.links[index];
    return link === undefined ? '' : `${link.i + 1}–${link.j + 1}`;
  };
  return findOverlaps(document).map(({ link, on }) => ({ rod: name(link), on: name(on) }));
}

/** Lists those that were not there before an edit. */
export function listNewOverlaps(before: TrussCase, after: TrussCase): readonly NamedOverlap[] {
  if (before.links === after.links) return [];
  const known = new Set(nameOverlaps(before).map(({ rod, on }) => `${rod} ${on}`));
  return nameOverlaps(after).filter(({ rod, on }) => !known.has(`${rod} ${on}`));
}

/** A place nearer than this to a line is on it. It is relative to the length of the rod. */
const ON_ROD = 1e-6;

/** Lists the rods that share a stretch with one, for who has just drawn it: without comparing others with each other. */
export function listAlong({ joints, links }: TrussCase, index: number): readonly Link[] {
  const own = links[index];
  const [a, b] = [joints[own?.i ?? -1], joints[own?.j ?? -1]];
  if (own === undefined || a === undefined || b === undefined) return [];
  const length = distanceOf(a, b);
  const way = wayBetween(a, b);
  /** How far along the rod a place of its line is; null of one beside the line. */
  const findAlong = (place: Joint): number | null => {
    const to = wayBetween(a, place);
    const along = (to.x * way.x + to.y * way.y + to.z * way.z) / length;
    const off = distanceOf(to, placeBetween(ORIGIN, way, along / length));
    return off <= ON_ROD * length ? along : null;
  };
  const pair = toPair(own.i, own.j);
  return links.filter(({ i, j }, at) => {
    const [c, d] = [joints[i], joints[j]];
    if (at === index || c === undefined || d === undefined || toPair(i, j) === pair) return false;
    const [from, to] = [findAlong(c), findAlong(d)];
    if (from === null || to === null) return false;
    return Math.min(length, Math.max(from, to)) - Math.max(0, Math.min(from, to)) > ON_ROD * length;
  });
}

/** So many pairs are named; the others are counted beside them. */
const NAMED = 4;

/** Writes the first pairs: `1–2 / 1–5, 2–3 / 1–5`. */
export function tellOverlaps(overlaps: readonly NamedOverlap[]): string {
  const named = overlaps.slice(0, NAMED).map(({ rod, on }) => `${rod} / ${on}`);
  return [...named, ...(overlaps.length > NAMED ? ['…'] : [])].join(', ');
}

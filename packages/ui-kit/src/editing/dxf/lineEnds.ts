import { toPair } from '../toPair.ts';
import { createNearFinder } from '../nearFinder.ts';
import { type SpacePlace, tidyPlace } from '../place.ts';
import { findExtent } from './readDxf.ts';
import type { DxfLine } from './toDxfLines.ts';

/** Ends closer than this fraction of the extent of a drawing are one joint, because drawings are inexact. */
const SAME_END = 1e-5;
/**
 * The tolerance does not exceed this fraction of a long line, because a far-away object makes the extent meaningless.
 */
const PART_OF_LINE = 1e-3;
/** The quantile of line lengths that counts as long. */
const LONG_LINE = 0.9;

/** Returns the distance within which ends of lines are one joint, in the unit of the lines. */
export function sameEnd(lines: readonly DxfLine[]): number {
  const lengths = lines
    .map(({ from, to }) => Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]))
    .sort((a, b) => a - b);
  const long = lengths[Math.floor(LONG_LINE * (lengths.length - 1))] ?? 0;
  const extent = SAME_END * (findExtent(lines) || 1);
  return long > 0 ? Math.min(extent, PART_OF_LINE * long) : extent;
}

/** The joints at the two ends of a line, by their indices. */
export interface LineEnds {
  readonly i: number;
  readonly j: number;
  /** The number of the middle of an arc: arcs with the same one, or a line without, are on the same way. */
  readonly bend?: number;
}

/** Merges ends within `tolerance` into one joint; returns all joints, and the two of each line. */
export function joinEnds(
  lines: readonly DxfLine[],
  tolerance: number,
): { readonly joints: readonly SpacePlace[]; readonly ends: readonly LineEnds[] } {
  const finder = createNearFinder(tolerance);
  const middles = createNearFinder(tolerance);
  const ends = lines.map(({ from, to, middle }) => ({
    ...{ i: finder.find(toPlace(from)), j: finder.find(toPlace(to)) },
    ...(middle && { bend: middles.find(toPlace(middle)) }),
  }));
  return { joints: finder.places, ends };
}

/** Returns the key of the way between two joints, equal in both directions. */
export function toWay(i: number, j: number, bend?: number): string {
  return bend === undefined ? toPair(i, j) : `${toPair(i, j)} ${bend}`;
}

/**
 * Lists the indices of lines between the same two joints as an earlier line, in either direction. A line whose two ends
 * are one joint has no length and is not listed.
 */
export function listDoubled(ends: readonly LineEnds[]): ReadonlySet<number> {
  const seen = new Set<string>();
  const doubled = new Set<number>();
  for (const [at, { i, j, bend }] of ends.entries()) {
    if (i === j) continue;
    const pair = toWay(i, j, bend);
    if (seen.has(pair)) doubled.add(at);
    seen.add(pair);
  }
  return doubled;
}

/** Counts lines whose ends are one joint. */
export function countShortLines(lines: readonly DxfLine[]): number {
  const tolerance = sameEnd(lines);
  return lines.filter(
    ({ from, to }) => Math.hypot(from[0] - to[0], from[1] - to[1], from[2] - to[2]) <= tolerance,
  ).length;
}

/** Returns a point as a place, without rounding errors. */
export function toPlace([x, y, z]: DxfLine['from']): SpacePlace {
  return tidyPlace({ x, y, z });
}

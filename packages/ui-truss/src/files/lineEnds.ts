import { toPair } from '@eecs/ui-kit/editing';
import { createNearFinder } from '../editing/nearFinder.ts';
import { type Place, tidyPlace } from '../editing/place.ts';
import { findExtent } from './readDxf.ts';
import type { DxfLine } from './toDxfLines.ts';

/** Ends closer than this part of the extent of a drawing are one joint: drawings are not exact. */
const SAME_END = 1e-5;
/** Nor are they so inexact as this part of a long line: something far away makes the extent meaningless. */
const PART_OF_LINE = 1e-3;
/** The share of lines that are no longer than a "long" line. */
const LONG_LINE = 0.9;

/** The distance within which ends of lines are one joint, in the unit of the lines. */
export function sameEnd(lines: readonly DxfLine[]): number {
  const lengths = lines
    .map(({ from, to }) => Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]))
    .sort((a, b) => a - b);
  const long = lengths[Math.floor(LONG_LINE * (lengths.length - 1))] ?? 0;
  const extent = SAME_END * (findExtent(lines) || 1);
  return long > 0 ? Math.min(extent, PART_OF_LINE * long) : extent;
}

/** The joints that the two ends of a line become, by their indexes. */
export interface LineEnds {
  readonly i: number;
  readonly j: number;
}

/** Makes one joint of ends that meet within `tolerance`; gives all joints, and the two of each line. */
export function joinEnds(
  lines: readonly DxfLine[],
  tolerance: number,
): { readonly joints: readonly Place[]; readonly ends: readonly LineEnds[] } {
  const finder = createNearFinder(tolerance);
  const ends = lines.map(({ from, to }) => ({ i: finder.find(toPlace(from)), j: finder.find(toPlace(to)) }));
  return { joints: finder.places, ends };
}

/**
 * Lists the indexes of lines that join the same two joints as a line before them, in either direction. A line whose
 * two ends are one joint has no length and is none of them.
 */
export function listDoubled(ends: readonly LineEnds[]): ReadonlySet<number> {
  const seen = new Set<string>();
  const doubled = new Set<number>();
  for (const [at, { i, j }] of ends.entries()) {
    if (i === j) continue;
    const pair = toPair(i, j);
    if (seen.has(pair)) doubled.add(at);
    seen.add(pair);
  }
  return doubled;
}

function toPlace([x, y, z]: DxfLine['from']): Place {
  return tidyPlace({ x, y, z });
}

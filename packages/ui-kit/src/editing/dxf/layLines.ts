import { LIMITS } from '@eecs/solver-core';
import { createNearFinder } from '../nearFinder.ts';
import type { SpacePlace } from '../place.ts';
import type { Point } from './dxfPlane.ts';
import { joinEnds, listDoubled, sameEnd, toPlace, toWay } from './lineEnds.ts';
import { createLineStops } from './stopsOnLine.ts';
import type { DxfLine } from './toDxfLines.ts';

/** The numbers of joints and links that lines would make, if that is more than the limit. */
export interface TooMany {
  readonly tooMany: { readonly joints: number; readonly links: number };
}

/** A link between two joints. */
export interface LaidLink {
  readonly i: number;
  readonly j: number;
  /** The index of its line. */
  readonly at: number;
  /** The middle of an arc; absent in a straight link. */
  readonly middle?: Point;
}

/** The joints made from lines, and the links between them: rods or members. */
export interface LaidLines {
  readonly joints: readonly SpacePlace[];
  readonly links: readonly LaidLink[];
  /** The number of lines that were divided into several links, because ends of other lines lie on them. */
  readonly split: number;
  /** The number of lines that make no link of their own, because earlier lines cover them fully. */
  readonly doubled: number;
}

/**
 * Lays out lines as joints and links: each segment between two neighbouring ends is one link, attributed to the first
 * line that contains it. An arc is divided by ends on it as a line is.
 */
export function layLines(
  lines: readonly DxfLine[],
  most: { readonly joints: number; readonly links: number },
): LaidLines | TooMany {
  const tolerance = sameEnd(lines);
  const { joints, ends } = joinEnds(lines, tolerance);
  const repeated = listDoubled(ends);
  const drawn = ends.flatMap(({ i, j }, at) => (i === j || repeated.has(at) ? [] : [{ i, j, at }]));
  // Finding the joints on each line takes long if there are more than a structure may have.
  if (joints.length > most.joints || drawn.length > most.links)
    return { tooMany: { joints: joints.length, links: drawn.length } };
  const findStops = createLineStops(joints, tolerance);
  const made = new Set<string>();
  const middles = createNearFinder(tolerance);
  const links: LaidLink[] = [];
  let split = 0;
  let doubled = repeated.size;
  for (const { i, j, at } of drawn) {
    const stops = findStops({ i, j, middle: lines[at]?.middle });
    const before = links.length;
    let start = i;
    for (const { index, middle } of stops) {
      const way = toWay(start, index, middle && middles.find(toPlace(middle)));
      if (!made.has(way)) links.push({ i: start, j: index, at, ...(middle && { middle }) });
      made.add(way);
      start = index;
    }
    if (links.length === before) doubled += 1;
    else if (stops.length > 1) split += 1;
  }
  return { joints, links, split, doubled };
}

/** Counts the lines that others cover fully; if there are too many lines, only those that repeat a single one. */
export function countDoubledLines(
  lines: readonly DxfLine[],
  most: { readonly joints: number; readonly links: number } = LIMITS.full,
): number {
  if (lines.length === 0) return 0;
  const laid = layLines(lines, most);
  return 'tooMany' in laid ? listDoubled(joinEnds(lines, sameEnd(lines)).ends).size : laid.doubled;
}

import { toPair } from '@eecs/ui-kit/editing';
import { LIMITS } from '@eecs/solver-core';
import { createPlacesOnLine } from '@eecs/solver-core/truss';
import type { Place } from '../editing/place.ts';
import { joinEnds, listDoubled, sameEnd } from './lineEnds.ts';
import type { DxfLine } from './toDxfLines.ts';

/** The number of joints or rods that lines would make, if that is more than the limit. */
export interface TooMany {
  readonly tooMany: { readonly joints: number; readonly links: number };
}

/** The joints and rods made from lines. */
export interface LaidLines {
  readonly joints: readonly Place[];
  /** Each rod with the index of its line. */
  readonly links: readonly { readonly i: number; readonly j: number; readonly at: number }[];
  /** The number of lines that were divided into several rods, because ends of other lines lie on them. */
  readonly split: number;
  /** The number of lines that make no rod of their own, because earlier lines cover them fully. */
  readonly doubled: number;
}

/**
 * Lays out lines as joints and rods: each segment between two neighbouring ends is one rod, attributed to the first
 * line that contains it.
 */
export function layLines(
  lines: readonly DxfLine[],
  most: { readonly joints: number; readonly links: number },
): LaidLines | TooMany {
  const tolerance = sameEnd(lines);
  const { joints, ends } = joinEnds(lines, tolerance);
  const repeated = listDoubled(ends);
  const drawn = ends.flatMap(({ i, j }, at) => (i === j || repeated.has(at) ? [] : [{ i, j, at }]));
  // Finding the joints on each line takes long if there are more than a truss may have.
  if (joints.length > most.joints || drawn.length > most.links)
    return { tooMany: { joints: joints.length, links: drawn.length } };
  const findOn = createPlacesOnLine(joints, tolerance);
  const made = new Set<string>();
  const links: { i: number; j: number; at: number }[] = [];
  let split = 0;
  let doubled = repeated.size;
  for (const { i, j, at } of drawn) {
    const between = findOn(i, j);
    const before = links.length;
    let start = i;
    for (const end of [...between, j]) {
      const pair = toPair(start, end);
      if (!made.has(pair)) links.push({ i: start, j: end, at });
      made.add(pair);
      start = end;
    }
    if (links.length === before) doubled += 1;
    else if (between.length > 0) split += 1;
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

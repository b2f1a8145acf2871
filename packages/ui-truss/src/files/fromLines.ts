import type { CrossSection, UnitSystem } from '@eecs/solver-core';
import { toPair } from '../editing/merge.ts';
import { createNearFinder } from '../editing/nearFinder.ts';
import { type Place, distanceOf, tidyPlace } from '../editing/place.ts';
import { createEmptyTruss } from '../state/createEmptyTruss.ts';
import { findExtent } from './readDxf.ts';
import type { DxfLine } from './toDxfLines.ts';

/** Ends closer than this part of the extent of a drawing are one joint: drawings are not exact. */
const SAME_END = 1e-5;

/** The distance within which ends of lines are one joint, in the unit of the lines. */
export function sameEnd(lines: readonly DxfLine[]): number {
  return SAME_END * (findExtent(lines) || 1);
}

/**
 * Makes the parts of a truss document of lines: each is a rod, ends that meet are one joint. Rods have the cross-section
 * that is given for their layer; those of other layers have none, as nobody has said it. A line that ends of others lie on, as a chord is drawn, is a rod from each to the next, and
 * `split` counts such lines; lines that cross between their ends stay apart. Doubled lines are one rod; a line shorter than the tolerance is none. Nothing is held: a
 * drawing does not say what is.
 */
export function fromLines(
  lines: readonly DxfLine[],
  {
    system,
    title,
    sectionOf = new Map(),
  }: {
    readonly system: UnitSystem;
    readonly title: string;
    /** Cross-sections by the layers that name them. @default none */
    readonly sectionOf?: ReadonlyMap<string, CrossSection>;
  },
): { readonly document: object; readonly split: number } {
  const finder = createNearFinder(sameEnd(lines));
  const sections: CrossSection[] = [];
  const toSectionIndex = (layer: string): number => {
    const section = sectionOf.get(layer);
    if (section === undefined) return -1;
    if (!sections.includes(section)) sections.push(section);
    return sections.indexOf(section);
  };
  const pairs = new Set<string>();
  const ends = lines.map(({ from, to, layer }) => ({
    i: finder.find(toPlace(from)),
    j: finder.find(toPlace(to)),
    layer,
  }));
  const joints = finder.places;
  const findOn = createFinderOn(joints, sameEnd(lines));
  let split = 0;
  const links = ends.flatMap(({ i, j, layer }) => {
    const between = i === j ? [] : findOn(i, j);
    const stops = [i, ...between, j];
    const pieces = stops.slice(1).flatMap((end, at) => {
      const start = stops[at] ?? i;
      if (start === end || pairs.has(toPair(start, end))) return [];
      pairs.add(toPair(start, end));
      return [{ i: start, j: end, materialIndex: 0, sectionIndex: toSectionIndex(layer) }];
    });
    if (between.length > 0 && pieces.length > 0) split += 1;
    return pieces;
  });
  const used = new Set(links.flatMap(({ i, j }) => [i, j]));
  const order = joints.flatMap((_, index) => (used.has(index) ? [index] : []));
  const place = new Map(order.map((old, index) => [old, index]));
  const document = {
    ...createEmptyTruss(system, title),
    joints: order.map((index) => joints[index]),
    links: links.map((link) => ({ ...link, i: place.get(link.i), j: place.get(link.j) })),
    ...(sections.length > 0 && { sections }),
  };
  return { document, split };
}

/**
 * Creates what lists the joints between two others on the line from one to the other, nearest first. Joints stand in
 * the order of x, so that only those beside a line are looked at.
 */
function createFinderOn(joints: readonly Place[], tolerance: number): (i: number, j: number) => number[] {
  const order = joints.map((_, index) => index).sort((a, b) => (joints[a]?.x ?? 0) - (joints[b]?.x ?? 0));
  const xs = order.map((index) => joints[index]?.x ?? 0);
  return (i, j) => {
    const [a, b] = [joints[i], joints[j]];
    if (a === undefined || b === undefined) return [];
    const length = distanceOf(a, b);
    const found: { readonly index: number; readonly along: number }[] = [];
    const last = Math.max(a.x, b.x) + tolerance;
    for (let at = findFirst(xs, Math.min(a.x, b.x) - tolerance); at < xs.length; at += 1) {
      if ((xs[at] ?? 0) > last) break;
      const index = order[at] ?? -1;
      const place = joints[index];
      if (place === undefined || index === i || index === j) continue;
      const [fromA, fromB] = [distanceOf(a, place), distanceOf(place, b)];
      // Half of the base times the height is the area of the triangle. Source: Heron.
      const half = (fromA + fromB + length) / 2;
      const area = Math.sqrt(Math.max(0, half * (half - fromA) * (half - fromB) * (half - length)));
      if ((2 * area) / length <= tolerance && fromA < length && fromB < length)
        found.push({ index, along: fromA });
    }
    return found.sort((one, other) => one.along - other.along).map(({ index }) => index);
  };
}

/** The first of sorted numbers that is not below a value. */
function findFirst(sorted: readonly number[], value: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

function toPlace([x, y, z]: readonly [number, number, number]): Place {
  return tidyPlace({ x, y, z });
}

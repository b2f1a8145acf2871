import type { TrussCase } from '../../model/truss/trussDocument.ts';
import { numbersOf } from '../../model/truss/trussNumbers.ts';
import { ON_LINK } from '../../linalg/tolerance.ts';
import { createPlacesOnLine } from '../../truss/geometry/placesOnLine.ts';

/** Two links that share a stretch of a line, by their indexes: an end of `link` is between the ends of `on`. */
export interface Overlap {
  readonly link: number;
  readonly on: number;
}

/**
 * Greatest number of joints on links and of pairs that are examined. Without an overlap there are fewer: 12 000 joints
 * and 100 000 lines meet at most 2.5 (12 000 · 100 000)^(2/3) + 12 000 + 100 000 = 2.9 million times (Szemerédi and
 * Trotter, with the constant of Pach et al. 2006), while random links on one line meet a thousand times as often.
 */
const MOST_MEETINGS = 3e6;

/**
 * Finds links that lie on others along a part of their length, as chords do after two trusses were merged: they are
 * collinear, and a joint of one link lies between the ends of the other without dividing it. Two links between the
 * same two joints are not included (`findCollisions` reports them), and neither are links that cross. Each pair is
 * reported once; after some millions of pairs the search stops.
 *
 * @example findOverlaps({ joints: [at(0), at(1), at(2)], links: [from(0, 2), from(0, 1)] }) // [{ link: 1, on: 0 }]
 */
export function findOverlaps(document: Pick<TrussCase, 'joints' | 'links'>): readonly Overlap[] {
  const { places, heights, ends } = numbersOf(document);
  const joints = Array.from({ length: places.length / 2 }, (_, k) => ({
    x: places[2 * k]!,
    y: places[2 * k + 1]!,
    z: heights?.[k] ?? 0,
  }));
  const extent = joints.reduce((most, { x, y, z }) => Math.max(most, Math.hypot(x, y, z) || 0), 0);
  const findOn = createPlacesOnLine(joints, ON_LINK * extent);
  const linksAt: (number[] | undefined)[] = [];
  ends.forEach((joint, end) => (linksAt[joint] ??= []).push(end >> 1));
  let meetings = 0;
  const lists: number[][] = [];
  const listInside = (link: number): number[] => {
    const known = lists[link];
    if (known) return known;
    const list = findOn(ends[2 * link]!, ends[2 * link + 1]!);
    meetings += list.length;
    return (lists[link] = list);
  };
  // The last link on whose line each joint was found.
  const seenOn = new Int32Array(joints.length).fill(-1);
  const found = new Map<number, Overlap>();
  for (let on = 0; on < ends.length / 2; on++) {
    const inside = listInside(on);
    for (const joint of [ends[2 * on]!, ends[2 * on + 1]!, ...inside]) seenOn[joint] = on;
    const isOn = (joint: number): boolean => seenOn[joint] === on;
    for (const joint of inside)
      for (const link of linksAt[joint] ?? []) {
        const far = ends[2 * link]! + ends[2 * link + 1]! - joint;
        // Checks a link from a joint on this link that runs along it, to another joint or beyond an end.
        if (far === joint || !(isOn(far) || listInside(link).some(isOn))) continue;
        const key = Math.min(link, on) * ends.length + Math.max(link, on);
        if (!found.has(key)) found.set(key, { link, on });
        if (++meetings > MOST_MEETINGS) return [...found.values()];
      }
  }
  return [...found.values()];
}

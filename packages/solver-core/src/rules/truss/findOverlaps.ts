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
 * Finds links that lie on others along a part of their length, as chords do where two trusses were merged: they are
 * straight on, and a joint of the one is between the ends of the other without parting it. Two links that join the same
 * two joints are none of these (`findCollisions`), nor are links that cross. Each pair is told once.
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
  const inside = Array.from({ length: ends.length / 2 }, (_, k) => findOn(ends[2 * k]!, ends[2 * k + 1]!));
  const found = new Map<number, Overlap>();
  inside.forEach((between, on) => {
    const line = [ends[2 * on]!, ends[2 * on + 1]!, ...between];
    for (const joint of between)
      for (const link of linksAt[joint] ?? []) {
        const far = ends[2 * link]! + ends[2 * link + 1]! - joint;
        // A link from a joint on this one goes along it to another, or beyond an end of it.
        if (far === joint || ![far, ...inside[link]!].some((one) => line.includes(one))) continue;
        const key = Math.min(link, on) * ends.length + Math.max(link, on);
        if (!found.has(key)) found.set(key, { link, on });
      }
  });
  return [...found.values()];
}

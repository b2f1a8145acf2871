import type { TrussCase } from '../../model/truss/trussDocument.ts';
import { numbersOf } from '../../model/truss/trussNumbers.ts';
import { ON_LINK } from '../../linalg/tolerance.ts';
import { createPlacesOnLine } from '../geometry/placesOnLine.ts';

/** Two links that share a stretch of a line, by their indexes: an end of `link` is between the ends of `on`. */
export interface Overlap {
  readonly link: number;
  readonly on: number;
}

/**
 * Finds links that lie on others along a part of their length, as chords do where two trusses were merged: they are
 * straight on, and a joint of the one is between the ends of the other without parting it. Two links that join the same
 * two joints are none of these (`findCollisions`), nor are links that cross. Each pair is told once, ascending.
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
  const [origin] = joints;
  const away = joints.map(({ x, y, z }) => Math.hypot(x - origin!.x, y - origin!.y, z - origin!.z));
  const findOn = createPlacesOnLine(joints, ON_LINK * away.reduce((a, b) => Math.max(a, b || 0), 0));
  const linksAt: (number[] | undefined)[] = [];
  ends.forEach((joint, end) => (linksAt[joint] ??= []).push(end >> 1));
  const found = new Map<number, Overlap>();
  for (let on = 0; on < ends.length / 2; on += 1) {
    const [i, j] = [ends[2 * on]!, ends[2 * on + 1]!];
    for (const joint of findOn(i, j))
      for (const link of linksAt[joint] ?? []) {
        const far = ends[2 * link]! + ends[2 * link + 1]! - joint;
        const key = Math.min(link, on) * ends.length + Math.max(link, on);
        // A link on goes to an end of this one, to a joint on it, or has this one's end on itself.
        const isAlong = far === i || far === j || (far !== joint && isOnLine(findOn, { i, j, joint, far }));
        if (isAlong && !found.has(key)) found.set(key, { link, on });
      }
  }
  return [...found.values()].sort((a, b) => a.link - b.link || a.on - b.on);
}

/** Says whether a link from a joint between two others goes along the line through them. */
function isOnLine(
  findOn: ReturnType<typeof createPlacesOnLine>,
  { i, j, joint, far }: Readonly<Record<'i' | 'j' | 'joint' | 'far', number>>,
): boolean {
  return findOn(i, j).includes(far) || [i, j].some((end) => findOn(joint, far).includes(end));
}

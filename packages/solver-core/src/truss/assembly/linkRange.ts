import { LINK_END } from '../../linalg/tolerance.ts';
import type { Joint, LinkLoad } from '../../model/truss/trussDocument.ts';
import type { TrussNumbers } from '../../model/truss/trussNumbers.ts';

/**
 * Gets where a load begins and ends along a link: over the whole link when it does not state it,
 * and to its end when it ends within rounding of it.
 */
export function linkRange({ x }: Pick<LinkLoad, 'x'>, length: number): readonly [number, number] {
  if (x === undefined) return [0, length];
  const [x0, x1] = x;
  return [x0, Math.abs(x1 - length) <= LINK_END * length ? length : x1];
}

/** Gets the distance of two joints; null if one is not there. */
export function lengthBetween(a: Joint | undefined, b: Joint | undefined): number | null {
  if (!a || !b) return null;
  const [dx, dy, dz] = [b.x - a.x, b.y - a.y, b.z - a.z];
  return Math.sqrt(dx * dx + dy * dy + dz * dz);
}

/** Gets the same of joints by their numbers; NaN if one is not there. */
export function lengthByNumbers({ places, heights }: TrussNumbers, i: number, j: number): number {
  const dx = places[2 * j]! - places[2 * i]!;
  const dy = places[2 * j + 1]! - places[2 * i + 1]!;
  const dz = heights ? heights[j]! - heights[i]! : 0;
  return Math.sqrt(dx * dx + dy * dy + dz * dz);
}

import { LINK_END } from '../../linalg/tolerance.ts';
import type { Joint, LinkLoad } from '../../model/truss/trussDocument.ts';
import type { TrussNumbers } from '../../model/truss/trussNumbers.ts';

/**
 * Returns the range of a load along a link: the whole link if it states none, and up to the end of the link if it ends
 * there within rounding.
 */
export function linkRange({ x }: Pick<LinkLoad, 'x'>, length: number): readonly [number, number] {
  if (x === undefined) return [0, length];
  const [x0, x1] = x;
  return [x0, Math.abs(x1 - length) <= LINK_END * length ? length : x1];
}

/** Returns the distance between two joints; null if one is missing. */
export function lengthBetween(a: Joint | undefined, b: Joint | undefined): number | null {
  if (!a || !b) return null;
  const [dx, dy, dz] = [b.x - a.x, b.y - a.y, b.z - a.z];
  return Math.sqrt(dx * dx + dy * dy + dz * dz);
}

/** Returns the distance between two joints given by their indexes; NaN if one is missing. */
export function lengthByNumbers({ places, heights }: TrussNumbers, i: number, j: number): number {
  const dx = places[2 * j]! - places[2 * i]!;
  const dy = places[2 * j + 1]! - places[2 * i + 1]!;
  const dz = heights ? heights[j]! - heights[i]! : 0;
  return Math.sqrt(dx * dx + dy * dy + dz * dz);
}

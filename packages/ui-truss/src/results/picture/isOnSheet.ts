import type { TrussCase } from '@eecs/solver-core/truss';
import type { Camera, Point } from '../../camera/camera.ts';

/** Positions along a rod, as fractions, beside which values stand. */
const SHARES = [0.5, 0.25, 0.75];

type Sheet = Pick<Camera, 'width' | 'height'>;

/**
 * Returns whether a value can be placed beside a rod: whether the middle of the rod, or its surroundings, is on the
 * drawing.
 */
export function isOnSheet(
  link: TrussCase['links'][number] | undefined,
  points: readonly Point[],
  { width, height }: Sheet,
): boolean {
  const [a, b] = [link && points[link.i], link && points[link.j]];
  if (a === undefined || b === undefined) return false;
  return SHARES.some((share) => {
    const [x, y] = [a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share];
    return x >= 0 && y >= 0 && x <= width && y <= height;
  });
}

/** Counts the rods beside which values could stand. */
export function countOnSheet(links: TrussCase['links'], points: readonly Point[], sheet: Sheet): number {
  return links.reduce((count, link) => count + (isOnSheet(link, points, sheet) ? 1 : 0), 0);
}

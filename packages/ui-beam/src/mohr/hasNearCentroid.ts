import type { MohrSegment } from '@eecs/solver-core';

/**
 * Says whether the area of a stretch has a centroid that a reader can use: on the stretch, or no farther from it than the stretch is long.
 * Where the area nearly cancels, its centroid lies anywhere and the ordinate there is a number of no meaning.
 *
 * @example hasNearCentroid({ x0: 2, x1: 4, centroid: 5 }) // true
 */
export function hasNearCentroid({ x0, x1, centroid }: Pick<MohrSegment, 'x0' | 'x1' | 'centroid'>): boolean {
  const length = x1 - x0;
  return centroid !== null && centroid >= x0 - length && centroid <= x1 + length;
}

import type { TrussCase } from '@eecs/solver-core/truss';
import type { Camera, Point } from '../../camera/camera.ts';
import { createHitGrid, distanceToSegment } from '../../scheme/hitGrid.ts';

/** Distance from the baseline of a value to its middle, px. */
const MIDDLE_PX = 4;
/** Another rod must be farther from a value than its own by this factor and this distance, px. */
const FURTHER = { times: 1.15, px: 1 };
/** Two rods count as one line on the page if they are at most this far apart, px. */
const SAME_PX = 1;

/** Returns whether a value at a place would be attributed to the rod with an index. */
export type Owning = (index: number, place: Point) => boolean;

/**
 * Creates a function that returns whether a value is nearer to its own rod than to any other rod of a drawing. Rods
 * behind one another on the page count as one line.
 */
export function createOwning(
  links: TrussCase['links'],
  points: readonly Point[],
  camera: Pick<Camera, 'width' | 'height'>,
): Owning {
  let grid: ReturnType<typeof createHitGrid> | null = null;
  const away = (index: number, point: Point): number => {
    const link = links[index];
    const [a, b] = [link && points[link.i], link && points[link.j]];
    return a === undefined || b === undefined ? Infinity : distanceToSegment(point, a, b);
  };
  const isBehind = (index: number, other: number): boolean => {
    const link = links[other];
    const ends = [link && points[link.i], link && points[link.j]];
    return ends.every((end) => end !== undefined && away(index, end) < SAME_PX);
  };
  return (index, { x, y }) => {
    grid ??= createHitGrid(points, links, camera);
    const middle = { x, y: y - MIDDLE_PX };
    const own = away(index, middle);
    const reach = Math.max(own * FURTHER.times, own + FURTHER.px);
    return !grid.hasLink(
      middle,
      reach,
      (other) => other !== index && !isBehind(index, other) && !isBehind(other, index),
    );
  };
}

import type { TrussCase } from '@eecs/solver-core/truss';
import type { Camera, Point } from '../../camera/camera.ts';
import { createHitGrid, distanceToSegment } from '../../scheme/hitGrid.ts';

/** From the base line of a value up to its middle, px. */
const MIDDLE_PX = 4;
/** Another rod has to be so many times as far from a value as its own, and so much further, px. */
const FURTHER = { times: 1.15, px: 1 };
/** Two rods are one line on the page where they are no further apart than this, px. */
const SAME_PX = 1;

/** Returns whether a value at a place is read as that of the rod with a number. */
export type Owning = (index: number, place: Point) => boolean;

/**
 * Creates the test whether a value is nearer to its own rod than to any other rod of a drawing. Rods behind one another
 * on the page count as one line.
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

import type { Link } from '@eecs/solver-core/truss';
import type { Camera, Point } from '../camera/camera.ts';
import { createCellLists } from './cellLists.ts';

/** Finds joints and rods near a point of the page without a search through all of them. */
export interface HitGrid {
  /** Returns the nearest joint within a distance, px, or -1. */
  readonly findJoint: (point: Point, reach: number, but?: ReadonlySet<number>) => number;
  /** Returns the nearest rod within a distance, px, or -1. */
  readonly findLink: (point: Point, reach: number) => number;
  /** Returns whether a condition holds for one of the rods within a distance, px. */
  readonly hasLink: (point: Point, reach: number, isIt: (index: number) => boolean) => boolean;
  readonly jointsIn: (box: {
    readonly x0: number;
    readonly y0: number;
    readonly x1: number;
    readonly y1: number;
  }) => number[];
}

/**
 * The cell grid begins this far outside the corner of the board, px, because an object at the edge may extend beyond
 * it.
 */
const BEYOND_PX = 48;

const NONE: ReadonlySet<number> = new Set();

/** Creates the cell grid of a drawing of a size, without some joints; it omits objects far beyond the board. */
export function createHitGrid(
  points: readonly Point[],
  links: readonly Pick<Link, 'i' | 'j'>[],
  { width, height }: Pick<Camera, 'width' | 'height'>,
  without: ReadonlySet<number> = NONE,
): HitGrid {
  const shift = ({ x, y }: Point): Point => ({ x: x + BEYOND_PX, y: y + BEYOND_PX });
  const room = { width: width + 2 * BEYOND_PX, height: height + 2 * BEYOND_PX };
  const jointCells = createCellLists(room, (put) =>
    points.forEach((point, index) => {
      const at = shift(point);
      if (!without.has(index)) put(index, at, at);
    }),
  );
  const linkCells = createCellLists(room, (put) =>
    links.forEach(({ i, j }, index) => {
      const [a, b] = [points[i], points[j]];
      if (a === undefined || b === undefined || without.has(i) || without.has(j)) return;
      put(index, shift(a), shift(b));
    }),
  );

  return {
    findJoint: (point, reach, but) => {
      let [best, least] = [-1, reach];
      jointCells.some(shift(point), reach, (index) => {
        const joint = points[index];
        if (joint === undefined || but?.has(index) === true) return false;
        const away = Math.hypot(joint.x - point.x, joint.y - point.y);
        if (away <= least) [best, least] = [index, away];
        return false;
      });
      return best;
    },
    findLink: (point, reach) => {
      let [best, least] = [-1, reach];
      linkCells.some(shift(point), reach, (index) => {
        const link = links[index];
        const [a, b] = [link && points[link.i], link && points[link.j]];
        if (a === undefined || b === undefined) return false;
        const away = distanceToSegment(point, a, b);
        if (away < least) [best, least] = [index, away];
        return false;
      });
      return best;
    },
    hasLink: (point, reach, isIt) =>
      linkCells.some(shift(point), reach, (index) => {
        const link = links[index];
        const [a, b] = [link && points[link.i], link && points[link.j]];
        return a !== undefined && b !== undefined && isWithin(point, reach, [a, b]) && isIt(index);
      }),
    jointsIn: ({ x0, y0, x1, y1 }) =>
      points.flatMap(({ x, y }, index) => (x >= x0 && x <= x1 && y >= y0 && y <= y1 ? [index] : [])),
  };
}

/**
 * Returns whether a point is nearer to a segment than a distance; most segments are excluded by their bounding boxes.
 */
function isWithin(point: Point, reach: number, [a, b]: readonly [Point, Point]): boolean {
  const { x, y } = point;
  if ((a.x < x - reach && b.x < x - reach) || (a.x > x + reach && b.x > x + reach)) return false;
  if ((a.y < y - reach && b.y < y - reach) || (a.y > y + reach && b.y > y + reach)) return false;
  return distanceToSegment(point, a, b) < reach;
}

/** Returns the distance from a point to a segment, px. */
export function distanceToSegment(point: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : ((point.x - a.x) * dx + (point.y - a.y) * dy) / length;
  const clamped = Math.max(0, Math.min(1, share));
  return Math.hypot(point.x - a.x - dx * clamped, point.y - a.y - dy * clamped);
}

import type { Link } from '@eecs/solver-core/truss';
import type { Camera, Point } from '../camera/camera.ts';
import { type CellLists, createCellLists } from './cellLists.ts';

/** Finds joints and rods near a point of the page without looking at all of them. */
export interface HitGrid {
  /** The nearest joint within a distance, px, or -1. */
  readonly findJoint: (point: Point, reach: number, but?: ReadonlySet<number>) => number;
  /** The nearest rod within a distance, px, or -1. */
  readonly findLink: (point: Point, reach: number) => number;
  /** Whether one of the rods within a distance, px, is such a one. */
  readonly hasLink: (point: Point, reach: number, isIt: (index: number) => boolean) => boolean;
  readonly jointsIn: (box: {
    readonly x0: number;
    readonly y0: number;
    readonly x1: number;
    readonly y1: number;
  }) => number[];
}

/** Cells begin so far before the corner of the board, px: what is pointed at at its rim may stand beyond it. */
const BEYOND_PX = 48;

const NONE: ReadonlySet<number> = new Set();

/** Creates the grid of cells of a drawing of a size, without some joints; what is far beyond the board is in none. */
export function createHitGrid(
  points: readonly Point[],
  links: readonly Pick<Link, 'i' | 'j'>[],
  { width, height }: Pick<Camera, 'width' | 'height'>,
  without: ReadonlySet<number> = NONE,
): HitGrid {
  const room = { width: width + 2 * BEYOND_PX, height: height + 2 * BEYOND_PX };
  const jointCells = createCellLists(room, (put) =>
    points.forEach(({ x, y }, index) => {
      const at = { x: x + BEYOND_PX, y: y + BEYOND_PX };
      if (!without.has(index)) put(index, at, at);
    }),
  );
  const linkCells = createCellLists(room, (put) =>
    links.forEach(({ i, j }, index) => {
      const [a, b] = [points[i], points[j]];
      if (a === undefined || b === undefined || without.has(i) || without.has(j)) return;
      put(index, { x: a.x + BEYOND_PX, y: a.y + BEYOND_PX }, { x: b.x + BEYOND_PX, y: b.y + BEYOND_PX });
    }),
  );
  const near = (cells: CellLists, { x, y }: Point, reach: number): Iterable<number> =>
    cells.near({ x: x + BEYOND_PX, y: y + BEYOND_PX }, reach);

  return {
    findJoint: (point, reach, but) => {
      let [best, least] = [-1, reach];
      for (const index of near(jointCells, point, reach)) {
        const joint = points[index];
        if (joint === undefined || but?.has(index) === true) continue;
        const away = Math.hypot(joint.x - point.x, joint.y - point.y);
        if (away <= least) [best, least] = [index, away];
      }
      return best;
    },
    findLink: (point, reach) => {
      let [best, least] = [-1, reach];
      for (const index of near(linkCells, point, reach)) {
        const link = links[index];
        const [a, b] = [link && points[link.i], link && points[link.j]];
        if (a === undefined || b === undefined) continue;
        const away = distanceToSegment(point, a, b);
        if (away < least) [best, least] = [index, away];
      }
      return best;
    },
    hasLink: (point, reach, isIt) => {
      for (const index of near(linkCells, point, reach)) {
        const link = links[index];
        const [a, b] = [link && points[link.i], link && points[link.j]];
        if (a !== undefined && b !== undefined && distanceToSegment(point, a, b) < reach && isIt(index))
          return true;
      }
      return false;
    },
    jointsIn: ({ x0, y0, x1, y1 }) =>
      points.flatMap(({ x, y }, index) => (x >= x0 && x <= x1 && y >= y0 && y <= y1 ? [index] : [])),
  };
}

/** How far a point is from a segment, px. */
export function distanceToSegment(point: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : ((point.x - a.x) * dx + (point.y - a.y) * dy) / length;
  const clamped = Math.max(0, Math.min(1, share));
  return Math.hypot(point.x - a.x - dx * clamped, point.y - a.y - dy * clamped);
}

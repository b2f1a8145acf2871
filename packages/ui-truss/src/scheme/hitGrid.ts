import type { Link } from '@eecs/solver-core/truss';
import type { Point } from '../camera/camera.ts';

/** Finds joints and rods near a point of the page without looking at all of them. */
export interface HitGrid {
  /** The nearest joint within a distance, px, or -1. */
  readonly findJoint: (point: Point, reach: number, but?: ReadonlySet<number>) => number;
  /** The nearest rod within a distance, px, or -1. */
  readonly findLink: (point: Point, reach: number) => number;
  readonly jointsIn: (box: {
    readonly x0: number;
    readonly y0: number;
    readonly x1: number;
    readonly y1: number;
  }) => number[];
}

const CELL_PX = 48;

/** Creates the grid of cells of a drawing. */
export function createHitGrid(points: readonly Point[], links: readonly Pick<Link, 'i' | 'j'>[]): HitGrid {
  const jointCells = new Map<string, number[]>();
  const linkCells = new Map<string, number[]>();
  const cell = (value: number): number => Math.floor(value / CELL_PX);
  const put = (cells: Map<string, number[]>, key: string, index: number): void => {
    const list = cells.get(key);
    if (list === undefined) cells.set(key, [index]);
    else if (list.at(-1) !== index) list.push(index);
  };
  points.forEach(({ x, y }, index) => put(jointCells, `${cell(x)} ${cell(y)}`, index));
  links.forEach(({ i, j }, index) => {
    const [a, b] = [points[i], points[j]];
    if (a === undefined || b === undefined) return;
    const steps = Math.min(2000, Math.ceil(Math.hypot(b.x - a.x, b.y - a.y) / (CELL_PX / 4)));
    for (let k = 0; k <= steps; k++) {
      const share = steps === 0 ? 0 : k / steps;
      put(linkCells, `${cell(a.x + (b.x - a.x) * share)} ${cell(a.y + (b.y - a.y) * share)}`, index);
    }
  });

  function* near(cells: ReadonlyMap<string, readonly number[]>, { x, y }: Point, reach: number) {
    for (let cx = cell(x - reach); cx <= cell(x + reach); cx++)
      for (let cy = cell(y - reach); cy <= cell(y + reach); cy++) yield* cells.get(`${cx} ${cy}`) ?? [];
  }

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
      for (const index of near(linkCells, point, reach + CELL_PX / 4)) {
        const link = links[index];
        const [a, b] = [link && points[link.i], link && points[link.j]];
        if (a === undefined || b === undefined) continue;
        const away = distanceToSegment(point, a, b);
        if (away < least) [best, least] = [index, away];
      }
      return best;
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

import { crossGuides } from './crossGuides.ts';
import type { GuideShape, Point } from './guide.ts';
import { nearestOnGuide } from './nearestOnGuide.ts';

/** The targets that a point may snap to. */
export interface SnapTargets {
  readonly joints?: readonly Point[];
  readonly guides?: readonly GuideShape[];
  /** Distances between the lines of the grid, above zero; the lines pass through the origin. */
  readonly grid?: { readonly x: number; readonly y: number } | null;
  /** Greatest distance to a target, in the unit of length of the document. */
  readonly tolerance: number;
}

/** The position after snapping, and the target it snapped to. */
export type SnappedPoint = Point &
  (
    | { readonly kind: 'joint'; readonly joint: number }
    | { readonly kind: 'intersection'; readonly guides: readonly [number, number] }
    | { readonly kind: 'guide'; readonly guides: readonly [number] }
    | { readonly kind: 'grid' }
    | { readonly kind: 'free' }
  );

/**
 * Snaps a point to a joint, otherwise to an intersection of guides, otherwise to a guide, otherwise to the grid, each
 * only within the tolerance. It takes the nearest of several targets, and the first of equally near ones. Indexes are
 * those of the given lists.
 *
 * @example snapPoint({ x: 2.9, y: 4.1 }, { guides: [{ className: 'circle', x0: 0, y0: 0, a: 5 }], tolerance: 0.2
 * }).kind // 'guide'
 */
export function snapPoint(point: Point, targets: SnapTargets): SnappedPoint {
  const { joints = [], guides = [], grid = null, tolerance } = targets;
  const joint = nearest(
    point,
    tolerance,
    joints.map((place, index) => ({ ...place, index })),
  );
  if (joint) return { x: joint.x, y: joint.y, kind: 'joint', joint: joint.index };
  const reached = guides
    .map((guide, index) => ({ guide, index, ...nearestOnGuide(guide, point) }))
    .filter((place) => distance(point, place) <= tolerance);
  const meeting = nearest(point, tolerance, listMeetings(reached));
  if (meeting) return { x: meeting.x, y: meeting.y, kind: 'intersection', guides: meeting.guides };
  const along = nearest(point, tolerance, reached);
  if (along) return { x: along.x, y: along.y, kind: 'guide', guides: [along.index] };
  const node = grid && nearest(point, tolerance, [{ x: round(point.x, grid.x), y: round(point.y, grid.y) }]);
  if (node) return { x: node.x, y: node.y, kind: 'grid' };
  return { x: point.x, y: point.y, kind: 'free' };
}

/** Lists intersections of guides that both pass nearby, because no other intersection can be near. */
function listMeetings(reached: readonly { readonly guide: GuideShape; readonly index: number }[]) {
  return reached.flatMap((one, k) =>
    reached.slice(k + 1).flatMap((other) => {
      const common = crossGuides(one.guide, other.guide);
      const points = common.kind === 'points' ? common.points : [];
      return points.map(({ x, y }) => ({ x, y, guides: [one.index, other.index] as const }));
    }),
  );
}

function nearest<T extends Point>(point: Point, tolerance: number, places: readonly T[]): T | null {
  let best: T | null = null;
  let least = tolerance;
  for (const place of places) {
    const away = distance(point, place);
    if (away < least || (best === null && away <= least)) [best, least] = [place, away];
  }
  return best;
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** Rounds to whole steps; adding zero turns -0 into 0. */
function round(value: number, step: number): number {
  return Math.round(value / step) * step + 0;
}

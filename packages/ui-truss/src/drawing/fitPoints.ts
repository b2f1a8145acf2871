import type { Point } from './marks.ts';

export interface Box {
  /** px */
  readonly width: number;
  readonly height: number;
  /** All points that must stay inside, marks of fixed size included, for joints standing at the given points. */
  readonly reach: (points: readonly Point[]) => readonly Point[];
}

const MARGIN_PX = 6;
/** Marks of fixed size never take more than this part of a side. */
const MAX_REACH = 0.4;

/**
 * Scales places (y upwards) into a box (px, y downwards), the same in both directions, centred, leaving room for the
 * marks around them. A single point, or points in one line, are centred too.
 */
export function fitPoints(places: readonly Point[], { width, height, reach }: Box): Point[] {
  if (places.length === 0) return [];
  const world = boundsOf(places);
  const flat = (scale: number): Point[] =>
    places.map(({ x, y }) => ({ x: (x - world.x0) * scale, y: (world.y1 - y) * scale }));
  // A first fit without marks tells how far they reach beyond the joints; that is the room to leave.
  const first = scaleFor(world, width - 2 * MARGIN_PX, height - 2 * MARGIN_PX);
  const trial = flat(first);
  const [joints, marks] = [boundsOf(trial), boundsOf(reach(trial))];
  const left = Math.min(joints.x0 - marks.x0, MAX_REACH * width) + MARGIN_PX;
  const right = Math.min(marks.x1 - joints.x1, MAX_REACH * width) + MARGIN_PX;
  const top = Math.min(joints.y0 - marks.y0, MAX_REACH * height) + MARGIN_PX;
  const bottom = Math.min(marks.y1 - joints.y1, MAX_REACH * height) + MARGIN_PX;
  const [roomX, roomY] = [width - left - right, height - top - bottom];
  const scale = scaleFor(world, roomX, roomY);
  const dx = left + (roomX - (world.x1 - world.x0) * scale) / 2;
  const dy = top + (roomY - (world.y1 - world.y0) * scale) / 2;
  return flat(scale).map(({ x, y }) => ({ x: x + dx, y: y + dy }));
}

interface Bounds {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

function boundsOf(points: readonly Point[]): Bounds {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of points) {
    x0 = Math.min(x0, x);
    y0 = Math.min(y0, y);
    x1 = Math.max(x1, x);
    y1 = Math.max(y1, y);
  }
  return { x0, y0, x1, y1 };
}

/** Pixels per unit of length; a truss without extent has none. */
function scaleFor({ x0, y0, x1, y1 }: Bounds, roomX: number, roomY: number): number {
  const [spanX, spanY] = [x1 - x0, y1 - y0];
  const scale = Math.min(spanX > 0 ? roomX / spanX : Infinity, spanY > 0 ? roomY / spanY : Infinity);
  return Number.isFinite(scale) ? Math.max(scale, 0) : 1;
}

import type { LabelWish } from '@eecs/ui-kit/layout';
import type { Point } from '../camera/camera.ts';

/** Joints are numbered if their average distance is greater than this, px. */
const NUMBERED_FROM_PX = 22;

/** Lower than the priority of loads, supports, dimensions and cross-sections. */
const NUMBER_PRIORITY = 0.9;

/** Where rods leave a joint in all directions, a number finds room between them farther off, px. */
const RINGS_PX = [17, 23, 29];
const DIRECTIONS = 16;
/** A number stays within this fraction of the distance to the nearest joint on the page. */
const OWN_PART = 0.45;

/** Numbers the joints where there is room. */
export function numberJoints(points: readonly Point[], isShown: (index: number) => boolean): LabelWish[] {
  const indexes = points.flatMap((_, index) => (isShown(index) ? [index] : []));
  const shown = indexes.flatMap((index) => points[index] ?? []);
  if (shown.length > 300 || meanSpacing(shown) < NUMBERED_FROM_PX) return [];
  return shown.map(({ x, y }, at): LabelWish => {
    const d = 11;
    const index = indexes[at] ?? 0;
    return {
      key: `number-${index}`,
      text: String(index + 1),
      role: 'name',
      priority: NUMBER_PRIORITY,
      places: [
        { x: x - d, y: y - 6 },
        { x: x + d, y: y - 6 },
        { x: x - d, y: y + 15 },
        { x: x + d, y: y + 15 },
        { x, y: y - 9 },
        { x, y: y + 19 },
        ...placesAround({ x, y }, shown),
      ],
    };
  });
}

/** Lists places on rings around a joint, as far as a number is still attributed to it. */
function placesAround(at: Point, others: readonly Point[]): Point[] {
  const nearest = others.reduce((least, { x, y }) => {
    const away = Math.hypot(x - at.x, y - at.y);
    // Joints that coincide on the page count as one.
    return away > 1 && away < least ? away : least;
  }, Infinity);
  return RINGS_PX.filter((ring) => ring < nearest * OWN_PART).flatMap((ring) =>
    Array.from({ length: DIRECTIONS }, (_, k) => {
      const turn = (2 * Math.PI * (k + 0.5)) / DIRECTIONS;
      return { x: at.x + ring * Math.cos(turn), y: at.y - ring * Math.sin(turn) + 4 };
    }),
  );
}

function meanSpacing(points: readonly Point[]): number {
  if (points.length < 2) return Infinity;
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const width = Math.max(...xs) - Math.min(...xs);
  const height = Math.max(...ys) - Math.min(...ys);
  return Math.max(Math.sqrt((width * height) / points.length), Math.max(width, height) / points.length);
}

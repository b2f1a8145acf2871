import type { TrussCase } from '@eecs/solver-core/truss';
import { getLabelBox, type LabelBox, type LabelWish } from '@eecs/ui-kit/layout';
import type { Point } from '../camera/camera.ts';
import { alongSegment } from './alongSegment.ts';
import type { DrawnLoad } from './drawLoads.ts';

/** Joints are numbered if their average distance is greater than this, px. */
const NUMBERED_FROM_PX = 22;

/** Lower than the priority of loads, supports, dimensions and cross-sections. */
export const NUMBER_PRIORITY = 0.9;

/** Lists the arrows of each joint's loads, and the borders of those along its rods, as boxes. */
export function listArrows(
  loads: readonly DrawnLoad[],
  links: TrussCase['links'],
): ReadonlyMap<number, readonly LabelBox[]> {
  const arrows = new Map<number, LabelBox[]>();
  const add = (joint: number, from: Point, to: Point): void => {
    arrows.set(joint, [...(arrows.get(joint) ?? []), ...alongSegment(from, to)]);
  };
  for (const { mark } of loads) {
    const { item, from, to, feet } = mark;
    if (item.kind === 'jointLoad') add(item.joint, from, to);
    const link = item.kind === 'linkLoad' ? links[item.link] : undefined;
    if (link === undefined || feet === undefined) continue;
    // Only objects at the joint obstruct its number: the last arrow, and the border beside it.
    add(link.i, from, feet[0]);
    add(link.i, from, towards(from, to));
    add(link.j, to, feet[1]);
    add(link.j, to, towards(to, from));
  }
  return arrows;
}

/** The length of a border near a joint, px. */
const ABOUT_PX = 40;

function towards(from: Point, to: Point): Point {
  const share = Math.min(1, ABOUT_PX / (Math.hypot(to.x - from.x, to.y - from.y) || 1));
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** In space rods leave a joint in all directions: farther off, px, a number finds room between them. */
const RINGS_PX = [17, 23, 29];
const DIRECTIONS = 16;
/** A number stays within this fraction of the distance to the nearest joint on the page. */
const OWN_PART = 0.45;

/** Numbers the joints where there is room, beside their arrows rather than on them. */
export function numberJoints(
  points: readonly Point[],
  isShown: (index: number) => boolean,
  {
    arrows,
    inSpace,
  }: { readonly arrows: ReadonlyMap<number, readonly LabelBox[]>; readonly inSpace: boolean },
): LabelWish[] {
  const indexes = points.flatMap((_, index) => (isShown(index) ? [index] : []));
  const shown = indexes.flatMap((index) => points[index] ?? []);
  if (shown.length > 300 || meanSpacing(shown) < NUMBERED_FROM_PX) return [];
  return shown.map(({ x, y }, at): LabelWish => {
    const d = 11;
    const index = indexes[at] ?? 0;
    const text = String(index + 1);
    const places = [
      { x: x - d, y: y - 6 },
      { x: x + d, y: y - 6 },
      { x: x - d, y: y + 15 },
      { x: x + d, y: y + 15 },
      { x, y: y - 9 },
      { x, y: y + 19 },
      ...(inSpace || arrows.has(index) ? placesAround({ x, y }, shown) : []),
    ];
    // If no place is free of rods, the first one without an arrow is taken.
    const isFree = (place: Point): boolean => {
      const box = getLabelBox({ text, ...place });
      return (arrows.get(index) ?? []).every((arrow) => !meets(arrow, box));
    };
    return {
      key: `number-${index}`,
      text,
      role: 'name',
      priority: NUMBER_PRIORITY,
      places: arrows.has(index)
        ? [...places.filter(isFree), ...places.filter((one) => !isFree(one))]
        : places,
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

function meets(a: LabelBox, b: LabelBox): boolean {
  return a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1;
}

function meanSpacing(points: readonly Point[]): number {
  if (points.length < 2) return Infinity;
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const width = Math.max(...xs) - Math.min(...xs);
  const height = Math.max(...ys) - Math.min(...ys);
  return Math.max(Math.sqrt((width * height) / points.length), Math.max(width, height) / points.length);
}

import type { LabelBox } from '@eecs/ui-kit';
import { chooseLabelPlaces, getTakenWidth } from '@eecs/ui-kit/editor';
import type { Point } from '../camera/camera.ts';
import { alongSegment } from '../scheme/alongSegment.ts';

/** Where arrows round a joint begin and end, and the nearest middle of a value, px from the joint. */
export const REACH = { near: 14, far: 60, text: 76 };
/** Farther places of a value, and a value beside its arrow, px. */
const FARTHER = [0, 14, 28];
const BESIDE = { across: 8, along: 16 };

/** A force at a joint: its direction on the page, a unit vector with y downwards, and its value. */
export interface JointForce {
  readonly way: Point;
  readonly text: string;
}

/**
 * Gives the middle and the base line of each value round a joint at `centre`, px: beyond its
 * arrow, beside it where another one stands there.
 */
export function placeForces(
  forces: readonly JointForce[],
  { centre, frame }: { readonly centre: Point; readonly frame: LabelBox },
): readonly Point[] {
  const at = ({ x, y }: Point, reach: number): Point => ({
    x: centre.x + x * reach,
    y: centre.y + y * reach,
  });
  const wishes = forces.map(({ way, text }, index) => {
    const beyond = FARTHER.map((more) =>
      lower(at(way, REACH.text + more + Math.abs(way.x) * text.length * 2)),
    );
    const end = at(way, REACH.far);
    const half = getTakenWidth(text) / 2 + BESIDE.across;
    const beside = [-1, 1].flatMap((side) => [
      lower({ x: end.x + side * half, y: end.y }),
      lower({ x: end.x, y: end.y + side * BESIDE.along }),
    ]);
    return { key: String(index), text, role: 'load' as const, priority: 0, places: [...beyond, ...beside] };
  });
  const { labels } = chooseLabelPlaces(wishes, {
    frame,
    obstacles: forces.flatMap(({ way }) => alongSegment(at(way, REACH.near), at(way, REACH.far))),
  });
  const placed = new Map(labels.map(({ key, x, y }) => [key, { x, y }]));
  // Where all is taken a value stands over another one rather than nowhere.
  return wishes.map(({ key, places: [first = centre] }) => placed.get(key) ?? first);
}

/** From the middle of a text to its base line. */
function lower({ x, y }: Point): Point {
  return { x, y: y + 4 };
}

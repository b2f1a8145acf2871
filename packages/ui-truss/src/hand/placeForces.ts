import type { LabelBox } from '@eecs/ui-kit';
import { chooseLabelPlaces, getTakenWidth } from '@eecs/ui-kit/editor';
import type { Point } from '../camera/camera.ts';
import { alongSegment } from '../scheme/alongSegment.ts';

/** Distances from the joint of the ends of arrows, and of the nearest middle of a value, px. */
export const REACH = { near: 14, far: 60, text: 76 };
/** Additional distances at which a value may be placed, and the distance of a value from its arrow, px. */
const FARTHER = [0, 14, 28];
const BESIDE = { across: 8, along: 16 };
/** Angles by which a value may be offset from its arrow if everything else is taken, degrees. */
const ASIDE = [12, -12, 24, -24, 36, -36];

/** A force at a joint: its direction on the page, a unit vector with y downwards, and its value. */
export interface JointForce {
  readonly way: Point;
  readonly text: string;
}

/**
 * Returns the middle and the baseline of each value round a joint at `centre`, px: beyond its arrow, or beside it if
 * another one is there.
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
    const aside = ASIDE.flatMap((angle) =>
      FARTHER.map((more) => {
        const turned = turn(way, angle);
        return lower(at(turned, REACH.text + more + Math.abs(turned.x) * text.length * 2));
      }),
    );
    const end = at(way, REACH.far);
    const half = getTakenWidth(text) / 2 + BESIDE.across;
    const beside = [-1, 1].flatMap((side) => [
      lower({ x: end.x + side * half, y: end.y }),
      lower({ x: end.x, y: end.y + side * BESIDE.along }),
    ]);
    return {
      key: String(index),
      text,
      role: 'load' as const,
      priority: 0,
      places: [...beyond, ...beside, ...aside],
    };
  });
  const arrows = forces.flatMap(({ way }) => alongSegment(at(way, REACH.near), at(way, REACH.far)));
  const { labels } = chooseLabelPlaces(wishes, { frame, obstacles: arrows });
  const placed = new Map(labels.map(({ key, x, y }) => [key, { x, y }]));
  // If everything is taken, a value is drawn over another one rather than left out.
  return wishes.map(({ key, places: [first = centre] }) => placed.get(key) ?? first);
}

/** Distance of the middle of a joint's number from the joint, px. */
const NUMBER_PX = 17;

/**
 * Returns the centre and baseline of the number of a joint at `centre`, px: in the middle of the widest gap between its
 * arrows, or up and to the left if it has none.
 */
export function placeNumber(forces: readonly Pick<JointForce, 'way'>[], centre: Point): Point {
  const angles = forces.map(({ way }) => Math.atan2(way.y, way.x)).sort((a, b) => a - b);
  const [first = UP_LEFT] = angles;
  let widest = { from: first, size: 0 };
  angles.forEach((from, at) => {
    const size = (angles[at + 1] ?? first + TURN) - from;
    // Among equal gaps the first one is chosen, regardless of rounding.
    if (size > widest.size + ALIKE) widest = { from, size };
  });
  const angle = angles.length === 0 ? UP_LEFT : widest.from + widest.size / 2;
  return lower({ x: centre.x + NUMBER_PX * Math.cos(angle), y: centre.y + NUMBER_PX * Math.sin(angle) });
}

const TURN = 2 * Math.PI;
/** Angle with y pointing downwards. */
const UP_LEFT = -0.75 * Math.PI;
const ALIKE = 1e-9;

function turn({ x, y }: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

/** From the middle of a text to its baseline. */
function lower({ x, y }: Point): Point {
  return { x, y: y + 4 };
}

import type { FrameCase, LoadFrame, MemberCurve } from '@eecs/solver-core/frame';
import { px } from '@eecs/ui-kit/layout';
import type { BoardPoint } from '@eecs/ui-kit/editor';
import { curveOf } from '../editing/curves.ts';
import type { FrameProjection } from './projection.ts';

/** A member on the board, px; the board's y axis points down. */
export interface MemberAxes {
  readonly a: BoardPoint;
  readonly b: BoardPoint;
  /** Length of the chord on the board, px, and in the document's unit. */
  readonly px: number;
  readonly length: number;
  /** Length of the axis, along which diagrams run; longer than the chord if the member is curved. */
  readonly axis: number;
  /** The axis of a curved member, in the axes of its chord; null if it is straight. */
  readonly curve: MemberCurve | null;
  /** Unit vector along the chord, and across it towards its local y. */
  readonly along: BoardPoint;
  readonly across: BoardPoint;
  /** Direction of the chord, degrees counter-clockwise. */
  readonly turn: number;
}

/** Computes the axes of all members on a board; null for a member without length. */
export function layoutAxes(
  { joints, members }: Pick<FrameCase, 'joints' | 'members'>,
  { toPx }: Pick<FrameProjection, 'toPx'>,
): readonly (MemberAxes | null)[] {
  const points = joints.map(toPx);
  return members.map(({ i, j, shape }) => {
    const [a, b, from, to] = [points[i], points[j], joints[i], joints[j]];
    if (a === undefined || b === undefined || from === undefined || to === undefined) return null;
    const px = Math.hypot(b.x - a.x, b.y - a.y);
    if (px === 0) return null;
    const along = { x: (b.x - a.x) / px, y: (b.y - a.y) / px };
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const curve = curveOf(shape, length);
    return {
      a,
      b,
      px,
      length,
      axis: curve?.length ?? length,
      curve,
      along,
      across: { x: along.y, y: -along.x },
      turn: (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI,
    };
  });
}

/** The axis of a member at one of its places: unit vectors along it and across it, and its direction in degrees. */
export interface LocalAxes {
  readonly along: BoardPoint;
  readonly across: BoardPoint;
  readonly turn: number;
}

/** Returns the axes of a member at a distance along its axis; on a straight member those of the member. */
export function axesAt({ curve, along, across, turn }: MemberAxes, s: number): LocalAxes {
  if (curve === null) return { along, across, turn };
  const { cos, sin } = curve.placeAt(s);
  return {
    along: { x: along.x * cos + across.x * sin, y: along.y * cos + across.y * sin },
    across: { x: across.x * cos - along.x * sin, y: across.y * cos - along.y * sin },
    turn: turn + (Math.atan2(sin, cos) * 180) / Math.PI,
  };
}

/** Returns the distance along the axis to the place of a member above `x` of its chord, where loads are placed. */
export function alongAxis({ curve }: MemberAxes, x: number): number {
  return curve?.alongAt(x) ?? x;
}

/** Returns the point of the board at a distance along the axis, offset by px across it towards the local y. */
export function pointOn(own: MemberAxes, s: number, offset = 0): BoardPoint {
  const { a, px, length, along, across, curve } = own;
  const scale = length === 0 ? 0 : px / length;
  if (curve === null)
    return {
      x: a.x + along.x * s * scale + across.x * offset,
      y: a.y + along.y * s * scale + across.y * offset,
    };
  const { x, y, cos, sin } = curve.placeAt(s);
  const [by, up] = [x * scale - sin * offset, y * scale + cos * offset];
  return { x: a.x + along.x * by + across.x * up, y: a.y + along.y * by + across.y * up };
}

/** Angle of the tangent, radians, and length on the board, px, that a step along a drawn curve may cover. */
const STEP = { turn: 0.06, px: 24 };
/** The same for a diagram along the axis, which may bend more than the axis. */
export const DIAGRAM_STEP_PX = 6;

/** Lists places along the axis, from `from` to `to`, so close that lines between them look like the curve. */
export function placesAlong(
  { curve, px, length }: MemberAxes,
  from: number,
  to: number,
  stepPx = STEP.px,
): readonly number[] {
  if (curve === null) return [from, to];
  const places = [from];
  const [start, end] = [curve.placeAt(from), curve.placeAt(to)];
  const turned = Math.abs(
    Math.atan2(start.cos * end.sin - start.sin * end.cos, start.cos * end.cos + start.sin * end.sin),
  );
  const count = Math.max(1, Math.ceil(Math.max(turned / STEP.turn, ((to - from) * px) / length / stepPx)));
  for (let k = 1; k <= count; k++) places.push(k === count ? to : from + ((to - from) * k) / count);
  return places;
}

/** Lists points of the whole axis on the board: the two ends of a straight member. */
export function outlineOf(own: MemberAxes): readonly BoardPoint[] {
  if (own.curve === null) return [own.a, own.b];
  const { borders } = own.curve;
  const inner = borders.slice(1).flatMap((to, k) => placesAlong(own, borders[k] ?? 0, to).slice(1));
  return [own.a, ...inner.slice(0, -1).map((s) => pointOn(own, s)), own.b];
}

/** Writes the path of the axis of a member on the board. */
export function pathOf(own: MemberAxes): string {
  return outlineOf(own)
    .map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${px(x)} ${px(y)}`)
    .join('');
}

/** Returns the direction of a load on the board; in member axes it rotates with the member. */
export function directionOf(alpha: number, turn: number, frame: LoadFrame | undefined): BoardPoint {
  const angle = ((alpha + (frame === undefined || frame === 'member' ? turn : 0)) * Math.PI) / 180;
  return { x: Math.cos(angle), y: -Math.sin(angle) };
}

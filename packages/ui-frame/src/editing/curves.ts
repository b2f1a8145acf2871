import {
  type CurveShape,
  type FrameCase,
  type FrameMember,
  type MemberCurve,
  MOST_RISE,
  createCurve,
} from '@eecs/solver-core/frame';
import { lengthOf } from './fitLoads.ts';
import { type Place, distanceOf, shareAlong, tidyPlace } from './place.ts';

/** The kinds of axes of members. */
export type ShapeKind = 'line' | 'arc' | 'parabola';

type Shape = FrameMember['shape'];

/** Returns the curve over a chord of `length`; null if the member is straight, or rises too high to be drawn. */
export function curveOf(shape: Shape, length: number): MemberCurve | null {
  const curved = curvedShape(shape);
  if (curved === null || !(length > 0)) return null;
  const isPossible = Math.abs(curved.rise) <= MOST_RISE[curved.kind] * length * (1 + 1e-9);
  return isPossible && Math.abs(curved.shift) < length / 4 ? createCurve(length, curved) : null;
}

/** Returns the shape of a curved member; null if it is straight. */
export function curvedShape(shape: Shape): CurveShape | null {
  if (!shape || shape.kind === 'line' || !shape.rise) return null;
  const { kind, rise, shift = 0 } = shape;
  return { kind, rise, shift: kind === 'arc' ? 0 : shift };
}

/** Returns the length of the axis of a member, along which its diagrams run. */
export function axisOf(
  document: Pick<FrameCase, 'joints'>,
  member: Pick<FrameMember, 'i' | 'j' | 'shape'>,
): number {
  const length = lengthOf(document, member);
  return curveOf(member.shape, length)?.length ?? length;
}

/** Parts of a curved axis between the places that bound it on the board. */
const BOUNDING_PARTS = 16;

/** Lists places along a curved member, in the axes of the frame; none of a straight one. */
export function placesOf(
  { joints }: Pick<FrameCase, 'joints'>,
  { i, j, shape }: FrameMember,
): readonly Place[] {
  const [a, b] = [joints[i], joints[j]];
  if (!shape || a === undefined || b === undefined) return [];
  const length = distanceOf(a, b);
  const curve = curveOf(shape, length);
  if (curve === null) return [];
  const [cos, sin] = [(b.x - a.x) / length, (b.y - a.y) / length];
  return Array.from({ length: BOUNDING_PARTS - 1 }, (_, k) => {
    const { x, y } = curve.placeAt((curve.length * (k + 1)) / BOUNDING_PARTS);
    return { x: a.x + x * cos - y * sin, y: a.y + x * sin + y * cos };
  });
}

/** Returns the kind of the axis of a member. */
export function shapeKindOf({ shape }: FrameMember): ShapeKind {
  return shape?.rise ? shape.kind : 'line';
}

/** Points of a curve among which the nearest place is searched before it is refined. */
const SEARCHED = 32;

/** Finds the place of a curved member nearest to a point: its distance along the axis; null if the member is straight. */
export function nearestOnCurve(
  { joints }: Pick<FrameCase, 'joints'>,
  { i, j, shape }: Pick<FrameMember, 'i' | 'j' | 'shape'>,
  point: Place,
): { readonly place: Place; readonly share: number } | null {
  const [a, b] = [joints[i], joints[j]];
  if (!shape || a === undefined || b === undefined) return null;
  const length = distanceOf(a, b);
  const curve = curveOf(shape, length);
  if (curve === null) return null;
  const [cos, sin] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const [dx, dy] = [point.x - a.x, point.y - a.y];
  const own = { x: dx * cos + dy * sin, y: dy * cos - dx * sin };
  let s = 0;
  let least = Infinity;
  for (let k = 0; k <= SEARCHED; k++) {
    const at = (curve.length * k) / SEARCHED;
    const far = distanceOf(curve.placeAt(at), own);
    if (far < least) [s, least] = [at, far];
  }
  for (let step = 0; step < 4; step++) {
    const { x, y, cos: c, sin: t } = curve.placeAt(s);
    s = Math.min(curve.length, Math.max(0, s + (own.x - x) * c + (own.y - y) * t));
  }
  const { x, y } = curve.placeAt(s);
  const place = tidyPlace({ x: a.x + x * cos - y * sin, y: a.y + x * sin + y * cos });
  return { place, share: shareAlong(place, a, b) };
}

/** Returns the place of a curved member above a share of its chord; null if the member is straight. */
export function placeOnMember(
  { joints }: Pick<FrameCase, 'joints'>,
  { i, j, shape }: Pick<FrameMember, 'i' | 'j' | 'shape'>,
  share: number,
): Place | null {
  const [a, b] = [joints[i], joints[j]];
  if (!shape || a === undefined || b === undefined) return null;
  const length = distanceOf(a, b);
  const curve = curveOf(shape, length);
  if (curve === null) return null;
  const { x, y } = curve.placeAt(curve.alongAt(share * length));
  const [cos, sin] = [(b.x - a.x) / length, (b.y - a.y) / length];
  return tidyPlace({ x: a.x + x * cos - y * sin, y: a.y + x * sin + y * cos });
}

/** Returns the middle of a member, on its axis. */
export function middleOf(document: Pick<FrameCase, 'joints' | 'members'>, index: number): Place | null {
  const member = document.members[index];
  const [a, b] = [member && document.joints[member.i], member && document.joints[member.j]];
  if (member === undefined || a === undefined || b === undefined) return null;
  return placeOnMember(document, member, 0.5) ?? { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

import type { Quantity } from '@eecs/solver-core';
import type { FrameCase, FrameMohrPoint, FrameMohrSegment } from '@eecs/solver-core/frame';
import { lengthOf } from '../editing/fitLoads.ts';

/** The place and direction that the reader chose; `place` is `joint:3` or `member:2`. */
export interface ChosenPoint {
  readonly place: string;
  /** The place along a member, m or in; null for its middle. */
  readonly x: number | null;
  readonly direction: FrameMohrPoint['direction'];
}

/** Reads the chosen point in a frame; the first joint if the chosen place no longer exists. */
export function toMohrPoint(
  document: Pick<FrameCase, 'joints' | 'members'>,
  { place, x, direction }: ChosenPoint,
): FrameMohrPoint {
  const [kind, index = ''] = place.split(':');
  const at = Number(index);
  const member = kind === 'member' ? document.members[at] : undefined;
  if (member !== undefined) {
    const length = lengthOf(document, member);
    return { member: at, x: x === null ? length / 2 : Math.min(x, length), direction };
  }
  return { joint: kind === 'joint' && document.joints[at] !== undefined ? at : 0, direction };
}

/** Returns whether the point is a rotation of a joint with which no member turns. */
export function isHinged(
  { joints, members }: Pick<FrameCase, 'joints' | 'members'>,
  point: FrameMohrPoint,
): boolean {
  if (!('joint' in point) || point.direction !== 'r') return false;
  const { joint } = point;
  const isTurning = members.some(
    ({ i, j, ends }) => (i === joint && ends.i.M !== 'free') || (j === joint && ends.j.M !== 'free'),
  );
  const { className, stiffness } = joints[joint]?.support ?? {};
  const isHeld = className === 'cantilever' || className === 'guide' || stiffness?.r !== undefined;
  return !isTurning && !isHeld;
}

/** The place of the greatest displacement of a joint in some results, with its greater direction: the first choice. */
export function firstPoint(
  joints: readonly { readonly x: number; readonly y: number }[] | null,
): ChosenPoint {
  let best = { joint: 0, direction: 'x' as 'x' | 'y', size: 0 };
  for (const [joint, { x, y }] of (joints ?? []).entries()) {
    if (Math.abs(x) > best.size) best = { joint, direction: 'x', size: Math.abs(x) };
    if (Math.abs(y) > best.size) best = { joint, direction: 'y', size: Math.abs(y) };
  }
  return { place: `joint:${best.joint}`, x: null, direction: best.direction };
}

/** Quantities of a row of the table of products; under a unit moment an axial force is 1/length. */
export function termQuantities(
  force: FrameMohrSegment['force'],
  direction: FrameMohrPoint['direction'],
): { readonly area: Quantity; readonly ordinate: Quantity | null } {
  if (force === 'M') return { area: 'scaledSlope', ordinate: direction === 'r' ? 'ratio' : 'length' };
  return { area: 'scaledDisplacement', ordinate: direction === 'r' ? null : 'ratio' };
}

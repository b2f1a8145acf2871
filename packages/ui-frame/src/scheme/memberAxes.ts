import type { FrameCase, LoadFrame } from '@eecs/solver-core/frame';
import type { BoardPoint } from '@eecs/ui-kit/editor';
import type { FrameProjection } from './projection.ts';

/** A member on the board, px; the board's y axis points down. */
export interface MemberAxes {
  readonly a: BoardPoint;
  readonly b: BoardPoint;
  /** Length on the board, px, and in the document's unit. */
  readonly px: number;
  readonly length: number;
  /** Unit vector along the member, and across it towards its local y. */
  readonly along: BoardPoint;
  readonly across: BoardPoint;
  /** Direction of the local x axis, degrees counter-clockwise. */
  readonly turn: number;
}

/** Computes the axes of all members on a board; null for a member without length. */
export function layoutAxes(
  { joints, members }: Pick<FrameCase, 'joints' | 'members'>,
  { toPx }: Pick<FrameProjection, 'toPx'>,
): readonly (MemberAxes | null)[] {
  const points = joints.map(toPx);
  return members.map(({ i, j }) => {
    const [a, b, from, to] = [points[i], points[j], joints[i], joints[j]];
    if (a === undefined || b === undefined || from === undefined || to === undefined) return null;
    const px = Math.hypot(b.x - a.x, b.y - a.y);
    if (px === 0) return null;
    const along = { x: (b.x - a.x) / px, y: (b.y - a.y) / px };
    return {
      a,
      b,
      px,
      length: Math.hypot(to.x - from.x, to.y - from.y),
      along,
      across: { x: along.y, y: -along.x },
      turn: (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI,
    };
  });
}

/** Returns the point of the board at a position along a member, offset by px across it towards its local y. */
export function pointOn({ a, px, length, along, across }: MemberAxes, x: number, offset = 0): BoardPoint {
  const way = length === 0 ? 0 : (x / length) * px;
  return {
    x: a.x + along.x * way + across.x * offset,
    y: a.y + along.y * way + across.y * offset,
  };
}

/** Returns the direction of a load on the board; in member axes it rotates with the member. */
export function directionOf(alpha: number, turn: number, frame: LoadFrame | undefined): BoardPoint {
  const angle = ((alpha + (frame === undefined || frame === 'member' ? turn : 0)) * Math.PI) / 180;
  return { x: Math.cos(angle), y: -Math.sin(angle) };
}

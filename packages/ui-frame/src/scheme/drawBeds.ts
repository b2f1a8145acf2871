import type { FrameCase } from '@eecs/solver-core/frame';
import { type DrawnNode, type LabelBox, px } from '@eecs/ui-kit/layout';
import type { BoardPoint } from '@eecs/ui-kit/editor';
import { bearingOf } from '../editing/members.ts';
import { around, coverLine } from './drawLoads.ts';
import type { MemberAxes } from './memberAxes.ts';
import { type Emphasis, path, stateOf } from './scheme.ts';

/** Spacing of the springs of a bedding, its depth, and half the width of a spring, px. */
const BED_PX = { apart: 16, depth: 13, half: 2.5 };
/**
 * Half the length of a tension-only or compression-only mark, half its width, and the gap between its two parts, px.
 */
const MARK_PX = { length: 6, half: 4, gap: 3 };
/** Position of the mark along its member, as a share: beside the middle, where the member's number is. */
const MARK_AT = 0.36;

interface BedGround {
  readonly axes: readonly (MemberAxes | null)[];
  readonly emphasis: Emphasis;
}

/** Draws the bedding of members on their side of -y: transverse springs, axial strokes, and the ground below. */
export function drawBeds(
  { members }: Pick<FrameCase, 'members'>,
  { axes, emphasis }: BedGround,
): DrawnNode[] {
  return members.flatMap(({ bedding }, index) => {
    const own = axes[index];
    if (bedding === undefined || own === null || own === undefined) return [];
    const { x = 0, y = 0, xEnd = x, yEnd = y } = bedding;
    const count = Math.max(2, Math.round(own.px / BED_PX.apart));
    const strokes = Array.from({ length: count }, (_, k) => {
      const part = (k + 0.5) / count;
      // A bedding that grows with depth begins with shorter springs.
      const across = share(y, yEnd, part);
      const along = share(x, xEnd, part);
      return `${across > 0 ? springAt(own, part, across) : ''}${along > 0 ? strokeAt(own, part, along) : ''}`;
    });
    return [
      path(`member:${index}-bed`, 'release', `${strokes.join('')}${groundOf(own)}`, {
        ...stateOf(`member:${index}`, emphasis),
      }),
    ];
  });
}

/** Returns boxes along the beds of members, and of the marks of tension-only and compression-only ones. */
export function coverBeds(
  { members }: Pick<FrameCase, 'members'>,
  axes: readonly (MemberAxes | null)[],
): LabelBox[] {
  return members.flatMap((member, index) => {
    const own = axes[index];
    if (own === null || own === undefined) return [];
    const half = BED_PX.depth / 2;
    const bed = (part: number): BoardPoint => pointAt(own, part, 0, -half);
    const mark = pointAt(own, MARK_AT, 0, 0);
    return [
      ...(member.bedding === undefined ? [] : coverLine(bed(0), bed(1), half)),
      ...(bearingOf(member) === 'both' ? [] : [around(mark, MARK_PX.gap + MARK_PX.length)]),
    ];
  });
}

function share(start: number, end: number, part: number): number {
  const greatest = Math.max(start, end);
  return greatest === 0 ? 0 : (start + (end - start) * part) / greatest;
}

function springAt(own: MemberAxes, part: number, size: number): string {
  const depth = BED_PX.depth;
  const half = BED_PX.half * (0.4 + 0.6 * size);
  const turns = [0, 0.2, 0.35, 0.5, 0.65, 0.8, 1].map((way, k, all) => {
    const beside = k === 0 || k === all.length - 1 ? 0 : k % 2 === 0 ? half : -half;
    return at(own, part, beside, -way * depth);
  });
  return `M${turns.join('L')}`;
}

function strokeAt(own: MemberAxes, part: number, size: number): string {
  const half = 3 + 2 * size;
  return `M${at(own, part, -half, -3)}L${at(own, part, half, -3)}M${at(own, part, half - 3, -5.5)}L${at(own, part, half, -3)}`;
}

function groundOf(own: MemberAxes): string {
  return `M${at(own, 0, 0, -BED_PX.depth)}L${at(own, 1, 0, -BED_PX.depth)}`;
}

/** Returns a point at a share of a member, offset by px along and across it. */
function pointAt(
  { a, px: length, along, across }: MemberAxes,
  part: number,
  more: number,
  off: number,
): BoardPoint {
  const way = part * length + more;
  return { x: a.x + along.x * way + across.x * off, y: a.y + along.y * way + across.y * off };
}

function at(own: MemberAxes, part: number, more: number, off: number): string {
  const { x, y } = pointAt(own, part, more, off);
  return `${px(x)} ${px(y)}`;
}

/**
 * Marks tension-only members by two arrowheads pointing away from each other, compression-only ones by two pointing
 * towards each other.
 */
export function drawBearings(
  { members }: Pick<FrameCase, 'members'>,
  { axes, emphasis }: BedGround,
): DrawnNode[] {
  return members.flatMap((member, index) => {
    const own = axes[index];
    const bearing = bearingOf(member);
    if (bearing === 'both' || own === null || own === undefined) return [];
    const { length, half, gap } = MARK_PX;
    const [near, far] = bearing === 'tension' ? [gap, gap + length] : [gap + length, gap];
    const point = (sign: 1 | -1): string =>
      `M${at(own, MARK_AT, sign * near, half)}L${at(own, MARK_AT, sign * far, 0)}L${at(own, MARK_AT, sign * near, -half)}`;
    return [
      path(`member:${index}-${bearing}`, 'release', `${point(-1)}${point(1)}`, {
        ...stateOf(`member:${index}`, emphasis),
      }),
    ];
  });
}

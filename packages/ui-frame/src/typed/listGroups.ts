import type { FrameCase } from '@eecs/solver-core/frame';
import type { JointGroup, MemberGroup } from './words.ts';

/** Positions that differ by less than this share of the frame's size are the same. */
const SAME = 1e-9;

type Drawn = Pick<FrameCase, 'joints' | 'members'>;

/**
 * Lists the members that a word means, by index. Columns are vertical; the left and right ones have the smallest and
 * largest abscissa. Beams are horizontal; in a frame without any they are its rafters. The roof consists of the members
 * that are not vertical and have no other member above them.
 */
export function listMembers(frame: Drawn, group: MemberGroup): readonly number[] {
  const same = sizeOf(frame) * SAME;
  const all = frame.members.flatMap(({ i, j }, index) => {
    const [a, b] = [frame.joints[i], frame.joints[j]];
    return a === undefined || b === undefined ? [] : [{ index, a, b }];
  });
  const columns = all.filter(({ a, b }) => Math.abs(a.x - b.x) <= same);
  const pick = (list: readonly { readonly index: number }[]): readonly number[] =>
    list.map(({ index }) => index);
  switch (group) {
    case 'all':
      return pick(all);
    case 'columns':
      return pick(columns);
    case 'left':
    case 'right': {
      const turn = group === 'left' ? 1 : -1;
      const edge = columns.reduce((least, { a }) => Math.min(least, turn * a.x), Infinity);
      return pick(columns.filter(({ a }) => turn * a.x <= edge + same));
    }
    case 'beams': {
      const level = all.filter(({ a, b }) => Math.abs(a.y - b.y) <= same && Math.abs(a.x - b.x) > same);
      return level.length > 0 ? pick(level) : listMembers(frame, 'roof');
    }
    case 'roof': {
      const lying = all.filter(({ a, b }) => Math.abs(a.x - b.x) > same);
      return pick(lying.filter((one) => !lying.some((other) => isAbove(other, one, same))));
    }
    default:
      return group satisfies never;
  }
}

interface Line {
  readonly index: number;
  readonly a: { readonly x: number; readonly y: number };
  readonly b: { readonly x: number; readonly y: number };
}

/** Returns whether a member lies above the middle of another. */
function isAbove(other: Line, { index, a, b }: Line, same: number): boolean {
  if (other.index === index) return false;
  const [x, y] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
  const isAcross = Math.min(other.a.x, other.b.x) < x - same && Math.max(other.a.x, other.b.x) > x + same;
  const share = (x - other.a.x) / (other.b.x - other.a.x);
  return isAcross && other.a.y + share * (other.b.y - other.a.y) > y + same;
}

/** Lists the joints that a word means, by index: without supports the feet are the lowest joints. */
export function listJoints(frame: Drawn, group: JointGroup): readonly number[] {
  const same = sizeOf(frame) * SAME;
  const { joints } = frame;
  const all = joints.map((_, index) => index);
  const highest = (indexes: readonly number[]): readonly number[] => {
    const top = indexes.reduce((most, index) => Math.max(most, joints[index]?.y ?? -Infinity), -Infinity);
    return indexes.filter((index) => (joints[index]?.y ?? 0) >= top - same);
  };
  switch (group) {
    case 'feet': {
      const held = all.filter((index) => joints[index]?.support !== undefined);
      const low = joints.reduce((least, { y }) => Math.min(least, y), Infinity);
      return held.length > 0 ? held : all.filter((index) => (joints[index]?.y ?? 0) <= low + same);
    }
    case 'ridge':
      return highest(all);
    case 'knees': {
      const top = (side: 'left' | 'right'): readonly number[] => {
        const columns = new Set(listMembers(frame, side));
        const ends = frame.members.flatMap(({ i, j }, index) => (columns.has(index) ? [i, j] : []));
        return highest([...new Set(ends)]);
      };
      return [...new Set([...top('left'), ...top('right')])];
    }
    default:
      return group satisfies never;
  }
}

function sizeOf({ joints }: Drawn): number {
  return joints.reduce((most, { x, y }) => Math.max(most, Math.abs(x), Math.abs(y)), 0);
}

import type { TrussCase } from '@eecs/solver-core/truss';
import { ANCHOR } from '../editing/joints.ts';
import { isSpatial } from '../editing/isSpatial.ts';
import type { Chord } from './words.ts';

/** Differences of coordinates below this fraction of the truss's size count as zero. */
const SAME = 1e-9;

/**
 * Lists the joints of a chord that no support restrains vertically, by index. A joint of a plane truss is on its bottom
 * chord if neither a joint nor a rod lies below it, and on its top chord if none lies above it. In space the chords are
 * the lowest and the highest joints.
 */
export function listChord({ joints, links }: Pick<TrussCase, 'joints' | 'links'>, chord: Chord): number[] {
  const turn = chord === 'bottom' ? 1 : -1;
  const size = joints.reduce((most, { x, y, z }) => Math.max(most, Math.abs(x), Math.abs(y), Math.abs(z)), 0);
  const same = size * SAME;
  const free = joints.flatMap(({ anchor }, index) => ((anchor & ANCHOR.y) === 0 ? [index] : []));
  if (isSpatial({ joints })) {
    const edge = joints.reduce((least, { y }) => Math.min(least, turn * y), Infinity);
    return free.filter((index) => turn * (joints[index]?.y ?? 0) <= edge + same);
  }
  return free.filter((index) => {
    const { x, y } = joints[index]!;
    const isBeyond = (at: number): boolean => turn * at < turn * y - same;
    if (joints.some((other) => Math.abs(other.x - x) <= same && isBeyond(other.y))) return false;
    return !links.some(({ i, j }) => {
      const [a, b] = [joints[i], joints[j]];
      if (a === undefined || b === undefined) return false;
      const isAcross = Math.min(a.x, b.x) < x - same && Math.max(a.x, b.x) > x + same;
      return isAcross && isBeyond(a.y + ((x - a.x) / (b.x - a.x)) * (b.y - a.y));
    });
  });
}
